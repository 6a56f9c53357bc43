import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('highlighted words leave no gap to their neighbours', () => {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  const [, rule = ''] = /\n {2}mark,\n {2}\.mark \{([^}]*)\}/.exec(css) ?? [];
  const [, padding] = /padding: ([\d.]+)em;/.exec(rule) ?? [];
  expect(rule).toContain(`margin: 0 -${padding}em;`);
});
