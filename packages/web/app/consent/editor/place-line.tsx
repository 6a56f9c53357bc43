import { useFormatter, useTranslations } from 'use-intl';
import { localClock } from '../../local-clock.ts';
import { SavedLine } from '../../ui/saved-line.tsx';
import type { Place } from './banner-autosave.ts';

interface Props {
  place: Place;
  /** What becomes of changes without a connection: `offline` keeps them, `notNow` takes them back. */
  offline: 'offline' | 'notNow';
}

/** Stays in sight while one scrolls. */
export function PlaceLine({ place, offline }: Props) {
  const t = useTranslations('banner-editor.place');
  const format = useFormatter();
  const words =
    place.is === 'saved' && place.at !== null
      ? t('savedAt', { time: format.dateTime(place.at, localClock) })
      : t(place.is);
  return (
    <div className="cons__place">
      <SavedLine words={words} isBad={place.is === 'kept' || place.is === 'unkept'} offline={t(offline)} />
    </div>
  );
}
