/** What happens on a page, in order. Each step stands for itself: one that fails does not stop the next. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { allowsByDefault } from './answer.ts';
import { type Api, api } from './api.ts';
import { ask, banner, stopAsking, linked, settle } from './banner.ts';
import { readCookie } from './consent-cookie.ts';
import { catchUp, choose, listen, dispatch, notifyTags } from './decide.ts';
import { attempt } from './guard.ts';
import { matchingDomains } from './match.ts';
import { followUp, preferences } from './on-demand.ts';
import { watch } from './page.ts';
import { adopt, answer, answered, begin, signal } from './state.ts';
import { stand } from './surface.ts';
import { unsent } from './unsent.ts';
import { unwanted } from './is-refused-cookie.ts';

/** True where this page is the site's own and has no other banner, else undefined. */
export const start = (config: CoreConfig): unknown => {
  const page = window as { clausewright?: Api };
  const { hostname, hash } = location;
  if (page.clausewright || !matchingDomains(config.domains, hostname)[0]) {
    // The owner's developers look there; nothing of the visitor is said.
    // oxlint-disable-next-line no-console
    return console.warn(`Clausewright: second, or not for ${hostname}`);
  }
  begin(config);
  page.clausewright = api;
  Object.assign(banner, { config, signal });
  // GCM-4: a script that did not block the page may come after its tags.
  const own = document.currentScript as HTMLScriptElement | null;
  notifyTags('default', !own || own.async || own.defer);
  adopt(readCookie());
  if (answer) notifyTags('update');
  attempt(() =>
    watch(
      async (frame, place) => (await preferences()).hold(banner, frame, place),
      () => {
        stand();
        settle();
      },
    ),
  );
  listen(stopAsking);
  // GPC-2: a signal is an answer where the law asks for nothing more; elsewhere the visitor is asked as usual.
  if (!answered)
    if (signal && allowsByDefault(config)) choose('gpc', [], 0);
    else attempt(ask);

  addEventListener('click', (event) =>
    attempt(() => {
      // Also a link inside a shadow root of the page.
      const link = (event.composedPath()[0] as Element).closest(linked);
      if (!link) return;
      event.preventDefault();
      banner.open(link);
    }),
  );
  if (hash === '#privacy-choices') banner.open();
  addEventListener('visibilitychange', catchUp);
  // Of somebody who never answered nothing waits, and the first look into storage is what costs most here.
  if (answer && (unsent()[0] || attempt(() => document.cookie.split(/=[^;]*;? ?/).some(unwanted))))
    void followUp();
  return dispatch('ready');
};
