import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { HelpLink } from '../help/help-link.tsx';
import type { HelpTopic } from '../help-topics.ts';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { Comparison } from './comparison.tsx';

/** Each leads on to the help that says it at length. */
const questions = [
  ['free', 'free-and-paid'],
  ['law', 'updates'],
  ['money', 'payments'],
  ['account', 'account'],
  ['data', 'account'],
  ['lawyer', 'limits'],
  ['edit', 'editing'],
  ['owner', 'publishing'],
] as const satisfies readonly (readonly [string, HelpTopic])[];

function Words() {
  const t = useTranslations('home-questions');
  const tHelp = useTranslations('home-questions.help');
  return (
    <>
      <Comparison />
      <section className="section split" aria-labelledby="questions-title">
        <h2 id="questions-title" className="section__title">
          {t('title')}
        </h2>
        <div className="asked">
          {questions.map(([id, topic]) => (
            <details key={id}>
              <FoldSummary>
                <h3>{t(`${id}.q`)}</h3>
              </FoldSummary>
              <p>{t(`${id}.a`)}</p>
              <p>
                <HelpLink topic={topic}>{tHelp(topic)}</HelpLink>
              </p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}

/** Their words come after what the page needs to react: a visitor reads them last, and they open without a script. */
export function Questions() {
  return (
    <AreaWords area="home-questions">
      <Words />
    </AreaWords>
  );
}
