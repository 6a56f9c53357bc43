import { expect, test } from 'vitest';
import { snippetsFor, ways } from './snippets.ts';

const live = 'https://docs.example/live/abcdefghijklmnopqrstuv';
const one = { live, language: null, name: 'Terms' };
const german = { live, language: 'de', name: 'AGB "neu" <b>' };
const codes = (...given: Parameters<typeof snippetsFor>) => snippetsFor(...given).map(({ code }) => code);

test('each way names the live link, and the language where there are several', () => {
  for (const way of ways) {
    expect(codes(way, one, '').join('\n')).toContain(live);
    expect(codes(way, german, '').join('\n')).toMatch(/\/de"|language=/);
  }
  expect(codes('link', german, '')).toEqual([`<a href="${live}/de">AGB &quot;neu&quot; &lt;b></a>`]);
  expect(codes('json', german, '')).toEqual([`${live}.json?language=de`]);
});

test('the element comes with its script and with a link for where it does not come', () => {
  expect(codes('element', one, '')).toEqual([
    `<script type="module" src="https://docs.example/live/document.js"></script>
<clausewright-document src="${live}">
  <a href="${live}">Terms</a>
</clausewright-document>`,
  ]);
});

test('the component comes as a file, before its use', () => {
  expect(snippetsFor('react', german, 'the source')).toEqual([
    { name: 'clausewright-document.tsx', code: 'the source' },
    {
      name: 'React',
      code: expect.stringContaining(`<ClausewrightDocument src="${live}" language="de" label=`),
    },
  ]);
});
