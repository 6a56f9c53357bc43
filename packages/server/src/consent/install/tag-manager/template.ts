/** A template for Google Tag Manager (`template.tpl`): the default at Consent Initialization, then the banner's script. Pure. */
import { readFileSync } from 'node:fs';
import type { Regions } from './inline-default.ts';
import { listDefaults, waitForUpdate } from './inline-default.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const permission = (id: string, parameters: readonly object[]): object => ({
  instance: { key: { publicId: id, versionId: '1' }, param: parameters },
  clientAnnotations: { isEditedByUser: true },
  isRequired: true,
});
const text = (string: string): object => ({ type: 1, string });
const yes = { type: 8, boolean: true };

function permissionsOf(script: string, types: readonly string[]): object[] {
  const consentTypes = types.map((type) => ({
    type: 3,
    mapKey: ['consentType', 'read', 'write'].map(text),
    mapValue: [text(type), yes, yes],
  }));
  return [
    permission('access_consent', [{ key: 'consentTypes', value: { type: 2, listItem: consentTypes } }]),
    permission('inject_script', [
      { key: 'urls', value: { type: 2, listItem: [text(`${new URL(script).origin}/*`)] } },
    ]),
  ];
}

/** With the site's own values, so that whoever imports it has nothing to enter. */
export function tagManagerTemplate(site: string, regions: Regions, script: string): string {
  const defaults = listDefaults(regions);
  const types = Object.keys(defaults[0]?.values ?? {});
  const info = {
    type: 'TAG',
    id: 'cvt_temp_public_id',
    version: 1,
    securityGroups: [],
    displayName: `Clausewright – ${site}`,
    categories: ['TAG_MANAGEMENT', 'PERSONALIZATION'],
    brand: { id: 'clausewright', displayName: 'Clausewright' },
    description:
      'Sets the defaults of Google Consent Mode before any other tag and loads the consent banner. Use it with the trigger Consent Initialization – All Pages.',
    containerContexts: ['WEB'],
  };
  const values = [
    `const script = ${JSON.stringify(script)};`,
    `const defaults = ${JSON.stringify(
      defaults.map(({ region, values: value }) => ({
        ...value,
        ...(region ? { region } : { wait_for_update: waitForUpdate }),
      })),
      null,
      2,
    )};`,
  ].join('\n');
  const sections: readonly (readonly [string, string])[] = [
    ['TERMS_OF_SERVICE', read('terms.txt')],
    ['INFO', JSON.stringify(info, null, 2)],
    ['TEMPLATE_PARAMETERS', '[]'],
    ['SANDBOXED_JS_FOR_WEB_TEMPLATE', read('sandboxed.txt').replace('/* VALUES */', () => values)],
    ['WEB_PERMISSIONS', JSON.stringify(permissionsOf(script, types), null, 2)],
    ['TESTS', read('tests.yaml')],
    ['NOTES', `For ${site}.`],
  ];
  return `${sections.map(([name, body]) => `___${name}___\n\n${body.trim()}\n`).join('\n\n')}\n`;
}
