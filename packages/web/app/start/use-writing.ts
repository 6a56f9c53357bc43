import type { Costs } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { type BusinessKind, inOrderOfMaking } from '@clausewright/library/presets';
import { type Dispatch, use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import type { Suggestions } from '../suggestions/suggestion-calls.ts';
import { useToday } from '../use-today.ts';
import { documentParts } from './load-documents.ts';
import type { StartDraft } from './start-draft.ts';
import type { StartAction } from './start-state.ts';
import { thinkThrough } from './use-documents.ts';
import type { Start } from './use-start.ts';
import type { CostsByType } from './writing.ts';

interface Input {
  draft: StartDraft;
  kind: BusinessKind;
  suggestions: Suggestions | null;
  saved: Start['saved'];
  dispatch: Dispatch<StartAction>;
}

/** All that the pages of questions need: the documents, what is open in them, their prices and the one that is shown. */
export function useWriting({ draft, kind, suggestions, saved, dispatch }: Input) {
  const t = useTranslations('way-in');
  const { language } = useLanguage();
  const types = useMemo(() => inOrderOfMaking(draft.types ?? []), [draft.types]);
  const today = useToday();
  const parts = use(documentParts(types, language));
  // The documents follow what is typed as soon as there is time for it.
  const later = useDeferredValue(draft);
  const found = useMemo(
    () => thinkThrough({ draft: later, kind, parts, suggestions, language }, today),
    [later, kind, parts, suggestions, language, today],
  );
  const [costs, setCosts] = useState<CostsByType>({});
  const onCosts = useCallback(
    (type: AgreementType, of: Costs) => setCosts((before) => ({ ...before, [type]: of })),
    [],
  );
  const [shownType, onShow] = useState<AgreementType | null>(null);
  const shown = found.documents.find(({ type }) => type === shownType) ?? found.documents[0] ?? null;
  return {
    ...found,
    /** The same for what was typed this very moment: whoever presses is judged by that. */
    now: () => (later === draft ? found : thinkThrough({ draft, kind, parts, suggestions, language }, today)),
    draft,
    suggestions,
    types,
    parts,
    language,
    saved,
    dispatch,
    shown,
    onShow,
    costs,
    onCosts,
    kindName: t(`kindsUsual.${kind}`),
    site: siteName(draft),
  };
}

export type Writing = ReturnType<typeof useWriting>;

function siteName({ address, given }: StartDraft): string {
  const app = Object.values(given)
    .map((answers) => answers['app_name'])
    .find((one) => typeof one === 'string');
  return address !== '' ? address.replace(/^https?:\/\//u, '').replace(/\/$/u, '') : (app ?? '');
}
