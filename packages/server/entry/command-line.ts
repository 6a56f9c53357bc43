require('./node-version.cjs');
void import('../src/operations/cli/command-line.ts');
