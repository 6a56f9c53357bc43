import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { computedModules } from './computed-modules.ts';

const library = fileURLToPath(new URL('../library/', import.meta.url));

/** What the plugin gives the build for a file of the library, and the files whose change makes it outdated. */
async function load(file: string): Promise<{ code: string | null; watched: string[] }> {
  const watched: string[] = [];
  const { load: read } = computedModules() as unknown as {
    load: (this: { addWatchFile: (path: string) => void }, id: string) => Promise<string | null>;
  };
  const code = await read.call({ addWatchFile: (path) => watched.push(path) }, `${library}${file}`);
  return { code, watched };
}

test.each([
  ['vendors/listed-vendors.ts', 'listedVendors'],
  ['vendors/details/companies.ts', 'vendorCompanies'],
  ['vendors/banner/tags.ts', 'vendorTags'],
  ['laws/region-list.ts', 'regionList'],
  ['laws/names/nl.ts', 'placeNames'],
  ['types/eula/covered-laws.ts', 'coveredLaws'],
])('%s becomes the value of %s', async (file, name) => {
  const { code } = await load(file);
  const [, json = ''] = new RegExp(`^export const ${name} = (.*);$`, 'u').exec(code ?? '') ?? [];
  const module = (await import(`${library}${file}`)) as Record<string, unknown>;
  expect(JSON.parse(json)).toEqual(module[name]);
});

test('a page takes no duty, no company and no file reader from the lists', async () => {
  const { code } = await load('types/privacy-policy/covered-laws.ts');
  expect(code).not.toMatch(/requirement|citation|import/u);
  const { code: vendors } = await load('vendors/listed-vendors.ts');
  expect(vendors).not.toMatch(/https:|company|about|import/u);
});

test('development notices a changed vendor and a changed law', async () => {
  const { watched } = await load('vendors/listed-vendors.ts');
  expect(watched).toContain(`${library}vendors/entries/stripe.json`);
  expect(watched).toContain(`${library}laws/eu/law.json`);
});

test.each(['vendors/list.ts', 'laws/requirements.ts', 'types/eula/questionnaire.ts'])(
  '%s is bundled as it is',
  async (file) => {
    expect(await load(file)).toEqual({ code: null, watched: [] });
  },
);
