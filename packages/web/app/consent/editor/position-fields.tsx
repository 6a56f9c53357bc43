import { bannerPositions } from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { type LookProps, Part } from './part.tsx';
import { SwitchRow } from './switch-row.tsx';

/** Form of the first layer, and where it stands. */
export function PositionFields({ appearance, change }: LookProps) {
  const t = useTranslations('banner-editor.look');
  const { position, edge = 'bottom', side = 'right', first_button: first = 'reject' } = appearance;
  return (
    <Part title={t('position')} hint={t('positionHint')}>
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
            note={t(`positionNotes.${one}`)}
          />
        ))}
      </div>
      {(position === 'bar' || position === 'corner') && (
        <SwitchRow
          label={t('edge')}
          options={(['bottom', 'top'] as const).map((value) => ({ value, words: t(`edges.${value}`) }))}
          value={edge}
          onChange={(value) => change({ edge: value })}
        />
      )}
      {position === 'corner' && (
        <SwitchRow
          label={t('side')}
          options={(['left', 'right'] as const).map((value) => ({ value, words: t(`sides.${value}`) }))}
          value={side}
          onChange={(value) => change({ side: value })}
        />
      )}
      <SwitchRow
        label={t('first')}
        options={(['reject', 'accept'] as const).map((value) => ({ value, words: t(`firsts.${value}`) }))}
        value={first}
        onChange={(value) => change({ first_button: value })}
      />
    </Part>
  );
}
