import type { CoverageResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

/** What no document can do for its owner. */
export function ToDo({ duties }: { duties: CoverageResult['todo'] }) {
  const t = useTranslations('coverage');
  return (
    <section className="cov__todo" aria-labelledby="coverage-todo">
      <h3 id="coverage-todo">{t('todo')}</h3>
      <p className="soft">{t('todoLead')}</p>
      <ul className="cov__duties">
        {duties.map(({ id, duty, citation }) => (
          <li key={id}>
            {duty}
            <small className="muted">{citation}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
