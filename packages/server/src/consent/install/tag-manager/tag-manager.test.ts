import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineDefault, listDefaults } from './inline-default.ts';
import { tagManagerTemplate } from './template.ts';

const script = 'https://consent.example/c/7.js';

function section(template: string, name: string): string {
  return (
    template
      .split(`___${name}___`)[1]
      ?.split(/\n___[A-Z_]+___/)[0]
      ?.trim() ?? ''
  );
}

/** Runs sandboxed code as Tag Manager does: what it requires is given, and noted in its order. */
function run(code: string, injects: 'success' | 'failure' = 'success') {
  const calls: [string, unknown][] = [];
  const apis: Record<string, unknown> = {
    setDefaultConsentState: (values: unknown) => calls.push(['default', values]),
    injectScript: (url: string, done: () => void, failed: () => void) => {
      calls.push(['script', url]);
      (injects === 'success' ? done : failed)();
    },
  };
  runInNewContext(code, {
    require: (name: string) => {
      if (!(name in apis)) throw new Error(`no permission is asked for ${name}`);
      return apis[name];
    },
    data: {
      gtmOnSuccess: () => calls.push(['end', 'success']),
      gtmOnFailure: () => calls.push(['end', 'failure']),
    },
  });
  return calls;
}

test('GCM-1: the template denies by default before it loads the banner, and says how it ended', () => {
  const template = tagManagerTemplate('shop.example', 'everyone', script);
  const code = section(template, 'SANDBOXED_JS_FOR_WEB_TEMPLATE');
  const calls = run(code);
  expect(calls.map(([what]) => what)).toEqual(['default', 'script', 'end']);
  expect(calls[0]?.[1]).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: 2000,
  });
  expect(calls[1]?.[1]).toBe(script);
  expect(run(code, 'failure').at(-1)).toEqual(['end', 'failure']);
});

test('the template asks for the permissions that its code needs, and for no others', () => {
  const template = tagManagerTemplate('shop.example', 'by-country', script);
  const permissions = JSON.parse(section(template, 'WEB_PERMISSIONS')) as {
    instance: { key: { publicId: string }; param: unknown };
  }[];
  expect(permissions.map(({ instance }) => instance.key.publicId)).toEqual([
    'access_consent',
    'inject_script',
  ]);
  expect(JSON.stringify(permissions[1])).toContain('https://consent.example/*');
  for (const type of Object.keys(listDefaults('everyone')[0]?.values ?? {}))
    expect(JSON.stringify(permissions[0])).toContain(`"${type}"`);
  expect(JSON.parse(section(template, 'INFO'))).toMatchObject({ type: 'TAG', containerContexts: ['WEB'] });
  expect(section(template, 'TESTS')).toContain('runCode');
});

test('where the country decides, defaults name the countries in which more runs until an objection', () => {
  expect(listDefaults('by-country')).toMatchObject([
    { values: { ad_storage: 'denied', analytics_storage: 'denied' } },
    { region: ['GB'], values: { ad_storage: 'denied', analytics_storage: 'granted' } },
    { region: ['US'], values: { ad_storage: 'granted', analytics_storage: 'granted' } },
  ]);
});

test('the inline way sets its default at once, before the script and the container come', () => {
  const code = inlineDefault('everyone', script);
  const [, inline = ''] = /<script>([^]*?)<\/script>/.exec(code) ?? [];
  const page = { window: {} as { dataLayer?: ArrayLike<unknown>[] }, dataLayer: [] as ArrayLike<unknown>[] };
  page.window.dataLayer = page.dataLayer;
  runInNewContext(inline, page);
  expect(Array.from(page.dataLayer[0] ?? []).slice(0, 2)).toEqual(['consent', 'default']);
  expect(code.indexOf('consent.example')).toBeGreaterThan(code.indexOf('</script>'));
});
