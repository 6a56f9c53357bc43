/** What happens on a page, in order. Each step stands for itself: one that fails does not stop the next. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { type Api, api } from './api.ts';
import { ask, banner, hush, linked, preferences, settleWayBack } from './banner.ts';
import { kept } from './cookie.ts';
import { catchUp, decide, flush, listen, tell, tellTags } from './decide.ts';
import { attempt } from './guard.ts';
import { domainsOf, isLocal } from './match.ts';
import { watch } from './page.ts';
import { adopt, answer, answered, begin, signal } from './state.ts';
import { stand } from './surface.ts';
import { purge } from './withdrawal.ts';

export const start = (config: CoreConfig): void => {
  const page = window as { clausewright?: Api };
  const { hostname, hash } = location;
  if (page.clausewright || !(isLocal(hostname) || domainsOf(config.domains, hostname)[0])) {
    // The owner's developers look there; nothing of the visitor is said.
    // oxlint-disable-next-line no-console
    console.warn(`Clausewright: second banner, or ${hostname} is not a domain of it`);
    return;
  }
  begin(config);
  page.clausewright = api;
  // GCM-4: a script that did not block the page may come after its tags.
  const own = document.currentScript as HTMLScriptElement | null;
  tellTags('default', !own || own.async || own.defer);
  adopt(kept(config));
  if (answer) {
    tellTags('update');
    attempt(purge);
  }
  attempt(() =>
    watch(
      async (frame, place) => (await preferences()).hold(banner, frame, place),
      () => {
        stand();
        settleWayBack();
      },
    ),
  );
  listen(hush);
  // GPC-2: a signal is an answer where the law asks for nothing more; elsewhere the visitor is asked as usual.
  if (!answered)
    if (signal && config.regime === 'opt-out') decide(new Set(), 0, 'gpc');
    else attempt(ask);

  document.addEventListener('click', (event) =>
    attempt(() => {
      // Also a link inside a shadow root of the page.
      const link = (event.composedPath()[0] as Element).closest(linked);
      if (!link) return;
      event.preventDefault();
      banner.open(link);
    }),
  );
  if (hash === '#privacy-choices') banner.open();
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', catchUp);
  flush();
  for (const settings of Object.values(config.frameworks ?? {}))
    import(/* @vite-ignore */ config.origin + settings.module)
      .then((module: { default: (...given: unknown[]) => void }) => module.default(banner, settings))
      .catch(String);
  tell('ready');
};
