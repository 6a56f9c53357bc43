import type { TranslationDetails } from '@clausewright/contract';
import { ownClausePlace } from '@clausewright/engine/document/own-clause';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ClauseState } from '../clause-list.tsx';
import type { Written } from '../rendered-text.ts';
import type { DocumentInput } from '../to-document.ts';
import type { Maker } from '../use-maker.ts';
import { clauseViews } from './clause-view.ts';
import type { Formatted } from './create-formatted.ts';
import { FormattedPane } from './formatted-pane.tsx';
import type { AskedHere } from './clause-field.tsx';

interface Props {
  details: TranslationDetails;
  of: DocumentInput;
  maker: Maker | null;
  formatted: Formatted;
  written: Written;
  states: readonly ClauseState[];
  reset: (state: ClauseState) => void;
  asked: AskedHere;
  ask: (asked: AskedHere) => void;
  isPhone: boolean;
  enter: (id: string, point?: { left: number; top: number } | null) => void;
}

const none = new Map();

/** Eight letters and digits: enough for the clauses of one document. */
function newName(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(8));
  return [...numbers].map((number) => (number % 36).toString(36)).join('');
}

/** The text without marks; what reads it comes a moment later. */
export function FormattedView({ details, of, maker, formatted, written, states, reset, ...props }: Props) {
  const t = useTranslations('editor.formatted');
  const { shown } = written;
  const generated = useMemo(() => {
    const texts = details.clauses.map(({ id, markdown, generated: ours }) => ({
      id,
      markdown: ours ?? markdown,
    }));
    const made = maker?.makeDocument(of, texts);
    return maker && made?.ok ? maker.blocksOfClauses(made.shown) : none;
  }, [details, maker, of]);
  const clauses = useMemo(
    () =>
      maker === null || shown === null
        ? null
        : clauseViews({
            details,
            states,
            generated,
            now: maker.blocksOfClauses(shown),
            html: (blocks) => maker.htmlOfBlocks(of, blocks),
          }),
    [details, generated, maker, of, shown, states],
  );
  const add = () => {
    if (clauses === null) return;
    const texts = formatted.texts();
    const place = ownClausePlace(clauses.map(({ number, title }) => `${number} ${title}`.trim()));
    const last = clauses.findLast(({ number }) => /^\d+\.$/u.test(number))?.number;
    const number = last === undefined ? '' : `${Number.parseInt(last, 10) + 1}. `;
    const id = `own.${newName()}`;
    const before = clauses[place - 1]?.id;
    formatted.add(id, `## ${number}${t('newClause')}`, texts.findIndex((text) => text.id === before) + 1);
    props.enter(id);
  };
  if (clauses === null) {
    return (
      <div className="editor__sheet late grid gap-4" aria-hidden="true">
        <span className="skel skel--h8 skel--2-3" />
        <span className="skel" />
        <span className="skel" />
      </div>
    );
  }
  return (
    <FormattedPane
      {...{ details, formatted, clauses }}
      {...props}
      add={add}
      reset={(id) => {
        const state = states.find((one) => one.id === id);
        if (state) reset(state);
      }}
    />
  );
}
