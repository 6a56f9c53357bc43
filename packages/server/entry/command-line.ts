require('./node-version.cjs');
void import('../src/cli/command-line.ts');
