/** Stand-ins for what sites load from others: each stores what its model stores, and says when it ran. */

export interface DemoTag {
  /** In the table of the page. */
  label: string;
  /** What `data-consent` says. */
  waitsFor: 'functionality' | 'analytics' | 'advertising' | 'marketing';
  /** Cookies that it sets; names as the models use them, so that a catalogue's list deletes them. */
  cookies: Readonly<Record<string, string>>;
}

export const demoTags = {
  analytics: {
    label: 'Statistics, like Google Analytics',
    waitsFor: 'analytics',
    cookies: { _ga: 'GA1.1.1034567890.1764000000', _ga_DEMO000001: 'GS2.1.s1764000000' },
  },
  ads: {
    label: 'Advertising, like Meta and Google Ads',
    waitsFor: 'advertising',
    cookies: { _fbp: 'fb.1.1764000000000.1234567890', _gcl_au: '1.1.1234567890.1764000000' },
  },
  chat: {
    label: 'Chat, like Intercom',
    waitsFor: 'functionality',
    cookies: { 'intercom-id-demo': '7b0f6c1e-0000-4000-8000-000000000000' },
  },
  newsletter: {
    label: 'Newsletter, like Mailchimp',
    waitsFor: 'marketing',
    cookies: { _mcid: '1.0000000000000000' },
  },
  video: {
    label: 'Film in a frame, like YouTube',
    waitsFor: 'functionality',
    cookies: { VISITOR_INFO1_LIVE: 'demo0000000', YSC: 'demo0000000' },
  },
} as const satisfies Record<string, DemoTag>;

export type DemoTagName = keyof typeof demoTags;

/** The script of a stand-in. Frames tell the page that holds them. */
export function tagScript(name: DemoTagName): string {
  const { cookies } = demoTags[name];
  const set = Object.entries(cookies).map(
    ([cookie, value]) => `document.cookie = '${cookie}=${value}; path=/; max-age=63072000; SameSite=Lax';`,
  );
  return `${set.join('\n')}
{
  const page = window.parent;
  (page.demoFired ??= []).push({ name: '${name}', at: performance.timeOrigin + performance.now() });
  page.document.dispatchEvent(new page.Event('demo:fired'));
}
`;
}
