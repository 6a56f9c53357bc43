import type { ActivityArea, ActivityKind } from '@clausewright/contract/activity-kinds';
import { activityAreas, listActivityKinds } from '@clausewright/contract/activity-kinds';
import { useTranslations } from 'use-intl';
import { type ActivityChoice, periods } from './activity-choice.ts';

interface Props {
  choice: ActivityChoice;
  choose: (next: Partial<ActivityChoice>) => void;
}

/** What and when: each takes effect at once. */
export function ActivityFilters({ choice, choose }: Props) {
  const t = useTranslations('api-keys.activity');
  return (
    <search className="activity__filters" aria-label={t('listed')}>
      <div>
        <label className="label" htmlFor="activity-what">
          {t('what')}
        </label>
        <select
          id="activity-what"
          className="select"
          value={choice.what}
          onChange={({ target }) => choose({ what: target.value as ActivityKind | ActivityArea | '' })}
        >
          <option value="">{t('everything')}</option>
          {activityAreas.map((area) => (
            <optgroup key={area} label={t(`areas.${area}`)}>
              <option value={area}>{t('allOf', { area: t(`areas.${area}`) })}</option>
              {listActivityKinds(area).map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div>
        <label className="label" htmlFor="activity-days">
          {t('period')}
        </label>
        <select
          id="activity-days"
          className="select"
          value={choice.days}
          onChange={({ target }) => choose({ days: periods.find((one) => one === target.value) ?? '' })}
        >
          <option value="">{t('allTime')}</option>
          {periods.map((days) => (
            <option key={days} value={days}>
              {t('days', { count: Number(days) })}
            </option>
          ))}
        </select>
      </div>
    </search>
  );
}
