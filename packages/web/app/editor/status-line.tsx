import { useFormatter, useTranslations } from 'use-intl';
import { localClock } from '../local-clock.ts';
import { SavedLine } from '../ui/saved-line.tsx';
import type { Place } from './text-autosave.ts';

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
  const isBad = place.is === 'kept' || place.is === 'unkept';
  return <SavedLine words={words()} isBad={isBad} offline={t('offline')} />;
}
