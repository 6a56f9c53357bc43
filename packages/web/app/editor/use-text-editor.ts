import { limits } from '@clausewright/contract/limits';
import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useRetryWhenUp } from '../use-retry-when-up.ts';
import { joinClauses, sameTexts } from './clause-text.ts';
import type { Code } from './code/open-code.ts';
import { type DocumentInput, toDocument } from './to-document.ts';
import { autosavePorts } from './autosave-ports.ts';
import { createScheduler } from './create-scheduler.ts';
import { type Choice, type Clash, type Opening, toAutosaveStart } from './opening.ts';
import { startAutosave, type Texts } from './text-autosave.ts';
import { useClash } from './use-clash.ts';
import { useLeaving } from './use-leaving.ts';
import { useMaker } from './use-maker.ts';
import type { TextField } from './text-field.ts';
import { keepView, storedView, type TextView } from './formatted/text-view.ts';
import { useFormatted } from './formatted/use-formatted.ts';
import type { FormattedPorts } from './formatted/create-formatted.ts';
import { outlined, type Shown, type Source } from './rendered-text.ts';

const nothing: ReadonlyMap<string, string> = new Map();

/** What the field that is written in tells the page. */
export type FieldEvents = Pick<FormattedPorts, 'asked' | 'simplified' | 'tooLong' | 'save' | 'link'>;

function sourceOf(field: TextField, code: Code | null): Source {
  const texts = field.texts();
  if (field === code) return { texts, text: code.text(), borders: code.borders() };
  const { text, starts } = joinClauses(texts);
  return { texts, text, borders: texts.map(({ id }, at) => ({ id, at: starts[at] ?? 0, first: '' })) };
}

/** The state of the editor: the text, where it is kept, and who else has written. */
export function useTextEditor(
  first: TranslationDetails,
  opening: Opening,
  { name, events }: { name: string; events: FieldEvents },
) {
  const [details, setDetails] = useState(first);
  const maker = useMaker();
  const fetched = useMemo(() => {
    const untitled = toDocument(details, name);
    return maker?.documentAfter(untitled, details.clauses) ?? untitled;
  }, [maker, details, name]);
  const [savedHere, setSavedHere] = useState<DocumentInput | null>(null);
  const of = savedHere ?? fetched;
  const [keeper] = useState(() => startAutosave(autosavePorts(first), opening.start));
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  const code = useRef<Code | null>(null);
  const [view, setView] = useState(storedView);
  const [written, setWritten] = useState(() => outlined({ texts: opening.own, text: '', borders: [] }));
  const [other, setOther] = useState<Texts | null>(null);
  const [faults, setFaults] = useState(nothing);
  const saved = useMemo((): Shown | null => {
    const made = maker?.makeDocument(of, kept.saved);
    return made?.ok ? made.shown : null;
  }, [maker, of, kept.saved]);

  const [tick] = useState(createScheduler);
  const looking = useRef<() => void>(() => undefined);
  const changed = useCallback(() => tick.plan(() => looking.current()), [tick]);
  const opened = useCallback(
    (open: Code | null) => {
      code.current = open;
      if (open) changed();
    },
    [changed],
  );
  const formatted = useFormatted({
    first: opening.own,
    details,
    of,
    maker,
    events: {
      ...events,
      changed,
      left: () => {
        tick.now(() => looking.current());
        keeper.flush();
      },
      unreadable: () => showAs('markdown'),
    },
  });
  const field = useCallback(
    (): TextField | null => (view === 'markdown' ? code.current : formatted),
    [view, formatted],
  );
  const look = useCallback(() => {
    const open = field();
    if (!open) return;
    const given = sourceOf(open, code.current);
    keeper.changed(given.texts);
    setFaults(nothing);
    setWritten((before) => maker?.makeWritten(of, given, before.shown) ?? outlined(given));
  }, [keeper, of, maker, field]);
  useEffect(() => {
    looking.current = look;
  });
  const read = useCallback(() => {
    const open = field();
    if (open) keeper.changed(open.texts());
  }, [keeper, field]);
  /** Both write the same text; going back, only what was changed meanwhile is read anew. */
  function showAs(next: TextView) {
    const texts = field()?.texts();
    if (next === view || texts === undefined) return;
    formatted.leave();
    if (next === 'formatted') formatted.replaceAll(texts);
    keepView(next);
    setView(next);
  }
  useEffect(() => tick.end, [tick]);
  useEffect(() => tick.plan(look), [look, tick]);
  useLeaving(keeper, read);
  useRetryWhenUp(kept.place.is === 'kept' || kept.place.is === 'unkept', keeper.again);
  // What only this browser had goes to the server.
  useEffect(() => {
    if (opening.clash === null) keeper.changed(opening.own);
  }, [keeper, opening]);

  const goOn = (from: Clash, texts: Texts) => {
    setDetails(from.details);
    setSavedHere(null);
    // The clauses may be others now.
    const open = field();
    if (open && !sameTexts(texts, open.texts())) open.replaceAll(texts);
    keeper.resume(toAutosaveStart(from.details), texts);
    tick.now(look);
  };
  const own = () => field()?.texts() ?? null;
  const { clash, close, find } = useClash({ first, opening, kept, own, goOn });

  // The field takes the focus when it is on the page again.
  const hasChosen = useRef(false);
  useEffect(() => {
    if (clash === null && hasChosen.current) field()?.focus();
    hasChosen.current = false;
  }, [clash, field]);

  const choose = (choice: Choice) => {
    if (!clash) return;
    field()?.replaceAll(clash.own);
    // Undo brings the own text back.
    if (choice === 'theirs') field()?.replaceAll(clash.other);
    // To be put together by hand, the other text stands beside the Markdown.
    if (choice === 'merge') showAs('markdown');
    setOther(choice === 'merge' ? clash.other : null);
    close();
    goOn(clash, choice === 'theirs' ? clash.other : clash.own);
    hasChosen.current = true;
  };

  /** False where there is something to mend first. */
  const save = async (): Promise<boolean> => {
    const open = field();
    if (!open || kept.place.is === 'saving') return true;
    tick.now(look);
    const made = maker?.makeDocument(of, open.texts());
    if (made?.ok === false) {
      if (made.fault.clause !== null) open.goToClause(made.fault.clause);
      return false;
    }
    const outcome = await keeper.save();
    if (outcome === null) {
      find();
      return false;
    }
    if (outcome.ok) {
      // It goes on where it is approved and published.
      if (outcome.data.waits) location.assign(`/wizard/pay/${details.agreement_id}`);
      setSavedHere(maker?.documentAfter(of, keeper.state().saved) ?? null);
      setOther(null);
      return true;
    }
    if (outcome.reason !== 'refused') return false;
    const wrong = outcome.messages.flatMap(({ field, value }) =>
      field?.startsWith('clauses.') ? [[field.slice('clauses.'.length), value] as const] : [],
    );
    setFaults(new Map(wrong));
    const [place] = wrong;
    if (place) open.goToClause(place[0]);
    return false;
  };
  /** What is published, and what would be; null where they are the same or cannot be read yet. */
  const comparison = (): { published: Texts; written: Texts } | null => {
    const texts = own();
    if (texts === null || sameTexts(texts, kept.saved)) return null;
    return maker?.makeDocument(of, texts).ok === true ? { published: kept.saved, written: texts } : null;
  };
  const discard = async (): Promise<void> => {
    const outcome = await keeper.discard();
    if (!outcome.ok) return;
    field()?.replaceAll(keeper.state().saved);
    field()?.focus();
  };
  return {
    details,
    of,
    keeper,
    kept,
    code,
    opened,
    written,
    saved,
    clash,
    other,
    closeOther: () => setOther(null),
    faults,
    changed,
    maker,
    view,
    showAs,
    formatted,
    field,
    choose,
    comparison,
    save,
    discard,
    limit: limits.documentText,
  };
}
