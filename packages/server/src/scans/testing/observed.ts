import type { Observation, ObservedPass, PassName } from '@clausewright/scanner/observation';

/** An observation of a page that loads these addresses in each pass. */
export function observed(
  address: string,
  loads: Partial<Record<PassName, readonly string[]>>,
  more: Partial<ObservedPass> = {},
): Observation {
  const passes = Object.entries(loads).map(([name, urls]): ObservedPass => ({
    name: name as PassName,
    answered: name === 'accepted' ? 'some banner' : null,
    answeredAfter: null,
    pages: [
      {
        url: address,
        title: 'Shop',
        language: 'en',
        status: 200,
        forms: [],
        frames: [],
        links: [],
        alternates: [],
        generator: '',
        things: [],
        text: '',
        limits: [],
      },
    ],
    requests: urls.map((url) => ({
      url,
      host: new URL(url).hostname,
      method: 'GET',
      type: 'script',
      page: 0,
      after: 100,
      initiator: { kind: 'markup', url: address, line: 3 },
      status: 200,
    })),
    cookies: [],
    storage: [],
    picture: 'abc',
    phonePicture: null,
    unexplainedHosts: [],
    refusedHosts: [],
    ...more,
  }));
  return {
    address,
    startedAt: '2026-11-29T12:00:00.000Z',
    browser: 'Chromium',
    sandboxed: true,
    boundedBy: [],
    passes,
    limits: [],
  };
}
