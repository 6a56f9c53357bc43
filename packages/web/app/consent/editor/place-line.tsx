import { useFormatter, useTranslations } from 'use-intl';
import { localClock } from '../../local-clock.ts';
import type { Place } from './banner-autosave.ts';

/** Where the changes are; said by screen readers whenever that changes. */
export function PlaceLine({ place }: { place: Place }) {
  const t = useTranslations('banner-editor.place');
  const format = useFormatter();
  const isBad = place.is === 'kept' || place.is === 'unkept';
  const words =
    place.is === 'saved' && place.at !== null
      ? t('savedAt', { time: format.dateTime(place.at, localClock) })
      : t(place.is);
  return <output className={isBad ? 'cons__place cons__place--bad' : 'cons__place'}>{words}</output>;
}
