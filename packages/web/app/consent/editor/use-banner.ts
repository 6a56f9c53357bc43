import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../../api.ts';
import { bannerCalls } from './banner-calls.ts';
import { type BannerAutosave, autosaveBanner, type AutosaveState } from './banner-autosave.ts';
import { useConsent, useWork } from '../consent-context.ts';
import { dropBanner, readBanner, writeBanner } from './stored-banner.ts';

/** The banner of the open site as it is edited, saved without being asked. */
export function useBanner(): { keeper: BannerAutosave; state: AutosaveState } {
  const { id, details, reload } = useConsent();
  const [keeper] = useState(() => {
    const params = { id };
    return autosaveBanner(
      {
        saveAppearance: (appearance) =>
          send(bannerCalls.updateConsent, { params, body: { appearance }, keepalive: true }),
        saveFields: (fields) => send(bannerCalls.updateFields, { params, body: { fields } }),
        keep: (draft) => writeBanner(id, draft),
        drop: () => dropBanner(id),
        taken: reload,
        now: () => new Date(),
        later: (run, ms) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      { appearance: details.appearance, fields: details.fields },
      readBanner(id),
    );
  });
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);
  useWork(keeper);
  useEffect(() => {
    addEventListener('pagehide', keeper.leave);
    return () => {
      removeEventListener('pagehide', keeper.leave);
      keeper.leave();
    };
  }, [keeper]);
  return { keeper, state };
}
