import type { SuggestedVendor } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ServiceAnswer, serviceAnswers } from './start-draft.ts';

interface Props {
  vendor: SuggestedVendor;
  /** On how many pages it was seen. */
  pages: number;
  answer: ServiceAnswer;
  onAnswer: (answer: ServiceAnswer) => void;
}

const shownHosts = 3;
const shownCookies = 6;

/** A service that was seen, with what speaks for it, and whether the owner uses it. */
export function ServiceRow({ vendor, pages, answer, onAnswer }: Props) {
  const t = useTranslations('way-in.seen');
  const tScan = useTranslations('scan');
  const [doubted, setDoubted] = useState(false);
  const { name, type, passes, hosts, stored } = vendor;
  const when = passes.includes('unanswered') ? 'before' : passes.includes('refused') ? 'refusal' : 'accept';
  const isEarly = when !== 'accept' && type !== null && type !== 'ESSENTIAL';
  const cookies = stored.map((one) => one.name).slice(0, shownCookies);
  // What was seen is doubted once; then the owner is believed, and the finding stays in the list.
  const choose = (chosen: ServiceAnswer) => {
    setDoubted(chosen === 'no');
    onAnswer(chosen);
  };
  return (
    <li className="find">
      <div>
        <h3>
          {name}{' '}
          <span className={`badge ${isEarly ? 'badge--danger' : 'badge--line'}`}>
            {tScan(`badge.${when}`)}
          </span>
        </h3>
        <p className="ev">
          <code>{hosts.slice(0, shownHosts).join(', ')}</code>
          {cookies.length > 0 && <span>{tScan('cookies', { names: cookies.join(', ') })}</span>}
          {pages > 0 && <span>{tScan('pagesSeen', { count: pages })}</span>}
        </p>
        <output>
          {doubted && (
            <span className="find__doubt">
              {t('doubt', { name, count: pages })}{' '}
              <button type="button" className="linkbtn" onClick={() => choose('yes')}>
                {t('keep')}
                <span className="vh">: {name}</span>
              </button>
            </span>
          )}
        </output>
      </div>
      <fieldset className="seg">
        <legend className="vh">{t('use', { name })}</legend>
        {serviceAnswers.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`service-${vendor.id}`}
              value={one}
              checked={answer === one}
              onChange={() => choose(one)}
            />
            <span>{t(one)}</span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
