import { plain, sameForAll, type Row } from './route-row.ts';

/** Hosted documents, as pages and as what stands in pages of others: whoever has the link reads them. */
export function hostedRows(): Record<string, Row> {
  const addresses = {
    '/live/:token': '',
    '/live/:token/:language': '/en',
    '/live/:token/v/:version': '/v/1',
    '/live/:token/:language/v/:version': '/en/v/1',
  };
  const rows = Object.fromEntries(
    Object.entries(addresses).flatMap(([pattern, path]) =>
      ['', '.json', '.html'].map((ending): [string, Row] => [
        `GET ${pattern}${ending}`,
        {
          ask: ({ of }) => ({ url: `/live/${of.liveToken}${path}${ending}` }),
          expected: sameForAll(200),
        },
      ]),
    ),
  );
  return {
    ...rows,
    'GET /live/document.js': { ask: plain('/live/document.js'), expected: sameForAll(200) },
  };
}
