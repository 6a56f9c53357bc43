require('./node-version.cjs');
void import('../src/serve.ts');
