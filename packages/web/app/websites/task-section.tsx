import type { WebsitePage } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useToday } from '../use-today.ts';

/** What the owner said that he will do, the next day first. */
export function TaskSection({ tasks }: { tasks: WebsitePage['tasks'] }) {
  const t = useTranslations('websites.tasks');
  const tTypes = useTranslations('types');
  const today = useToday();
  return (
    <section id="tasks" aria-labelledby="tasks-title">
      <div className="sec__head">
        <h2 id="tasks-title">{t('title')}</h2>
      </div>
      {tasks.map((task) => {
        const { promise, label, how, by, type } = task;
        const isOver = by !== null && by < today;
        return (
          <div key={`${task.agreement_id} ${promise}`} className="line">
            <div>
              <h3>{label}</h3>
              <p>{how}</p>
              <p className="num">
                {by !== null && (
                  <span className={isOver ? 'due is-error' : 'due'}>
                    {t(isOver ? 'overdue' : 'by', { date: new Date(`${by}T12:00:00`) })}{' '}
                  </span>
                )}
                {tTypes(`${type}.name`)}
              </p>
            </div>
            <div className="acts">
              <PageLink className="linkbtn" to={`${paths.update(task)}#promises`}>
                {t('answer')}
                <span className="vh"> {label}</span>
              </PageLink>
            </div>
          </div>
        );
      })}
    </section>
  );
}
