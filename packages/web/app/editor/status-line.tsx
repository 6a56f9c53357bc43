import { useFormatter, useTranslations } from 'use-intl';
import { localClock } from '../local-clock.ts';
import type { Place } from './text-autosave.ts';

/** Where the text is; said by screen readers whenever that changes. */
export function StatusLine({ place }: { place: Place }) {
  const t = useTranslations('editor.status');
  const format = useFormatter();
  const words = () => {
    switch (place.is) {
      case 'saved':
      case 'drafted':
        return place.at === null
          ? t(place.is)
          : t(`${place.is}At`, { time: format.dateTime(place.at, localClock) });
      case 'writing':
      case 'saving':
      case 'kept':
      case 'unkept':
        return t(place.is);
      default:
        return place satisfies never;
    }
  };
  const bad = place.is === 'kept' || place.is === 'unkept';
  return <output className={bad ? 'editor__status editor__status--bad' : 'editor__status'}>{words()}</output>;
}
