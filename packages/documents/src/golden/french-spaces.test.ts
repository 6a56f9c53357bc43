/** French sets a space before `;`, `!` and `?`: where a part begins with one, it is easily lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../../library/types/', import.meta.url);

test.each(['cookies-policy', 'terms-conditions', 'eula'])(
  'no non-breaking space is missing in the French files of %s',
  (type) => {
    const golden = new URL(`${type}/golden/`, folder);
    const files = readdirSync(golden, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('fr.md'),
    );
    expect(files.length).toBeGreaterThan(20);
    const faults = files.flatMap((name) => {
      const text = readFileSync(new URL(name, golden), 'utf8');
      return (text.match(/^.*[\p{L}\d)»}][;!?](?=\s|$).*$/gmu) ?? []).map((line) => `${name}: ${line}`);
    });
    expect(faults).toEqual([]);
  },
);
