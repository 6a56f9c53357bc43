import { bannerPositions, type BannerPosition } from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { type LookProps, Part } from './part.tsx';

interface Props {
  position: BannerPosition;
  change: LookProps['change'];
}

export function PositionFields({ position, change }: Props) {
  const t = useTranslations('banner-editor.look');
  return (
    <Part title={t('position')}>
      <div className="choices choices--2">
        {bannerPositions.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            id={`position-${one}`}
            name="position"
            value={one}
            checked={one === position}
            onChange={() => change({ position: one })}
            label={t(`positions.${one}`)}
          />
        ))}
      </div>
    </Part>
  );
}
