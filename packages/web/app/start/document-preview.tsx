import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { PreparedDocument } from '@clausewright/library/presets';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { InterfaceLanguage } from '../interface-languages.ts';
import { useToday } from '../use-today.ts';
import { LivePreview } from '../wizard/live-preview.tsx';
import { usePreview } from '../wizard/use-preview.ts';
import { stepAt } from './step-at.ts';
import { languageOf, printable } from './writing.ts';

interface Props {
  document: PreparedDocument;
  confirmed: readonly string[];
  language: InterfaceLanguage;
  /** Paths on screen: the preview opens where their answers stand. */
  asked: readonly string[];
}

/** A document as its answers make it by now. */
export function DocumentPreview({ document, confirmed, language, asked }: Props) {
  const today = useToday();
  const { type, evaluation } = document;
  const answers = useMemo(() => printable(document, confirmed, today), [document, confirmed, today]);
  const spoken = languageOf(document, language);
  const { preview, failed } = usePreview({ type, language: spoken, interfaceLanguage: language, answers });
  const step = useMemo(() => stepAt(evaluation, asked), [evaluation, asked]);
  return <LivePreview preview={preview} failed={failed} language={spoken} step={step} />;
}

interface TabsProps {
  types: readonly AgreementType[];
  chosen: AgreementType;
  onChoose: (type: AgreementType) => void;
}

/** One button per document above the preview. */
export function DocumentTabs({ types, chosen, onChoose }: TabsProps) {
  const t = useTranslations('way-in');
  const tTypes = useTranslations('types');
  if (types.length < 2) return null;
  return (
    <fieldset className="row start__tabs">
      <legend className="vh">{t('questions.previewOf')}</legend>
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className="btn btn--sm"
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
        >
          {tTypes(`${type}.name`)}
        </button>
      ))}
    </fieldset>
  );
}
