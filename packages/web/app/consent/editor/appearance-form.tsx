import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import type { Failure } from '../../outcome.ts';
import { type BannerDraft, withAppearance, withField } from './banner-draft.ts';
import { ColourFields } from './colour-fields.tsx';
import { LanguageFields } from './language-fields.tsx';
import type { NamedFault } from './appearance-errors.ts';
import { PositionFields } from './position-fields.tsx';
import { ProtectionFields } from './protection-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { faultAt } from './server-faults.ts';
import { ShapeFields } from './shape-fields.tsx';
import type { UsualWords } from './usual-words.ts';
import { WordFields } from './word-fields.tsx';

interface Props {
  draft: BannerDraft;
  faults: readonly NamedFault[];
  /** Why the server does not have the draft. */
  failure: Failure | null;
  usesGoogle: boolean;
  /** Our own words in that language. */
  usual: UsualWords;
  language: BannerLanguage;
  onLanguage: (language: BannerLanguage) => void;
  change: (draft: BannerDraft) => void;
}

/** All that an owner decides; each change is saved and seen in the preview at once. */
export function AppearanceForm({
  draft,
  faults,
  failure,
  usesGoogle,
  usual,
  language,
  onLanguage,
  change,
}: Props) {
  const errorAt = (field: string) =>
    faults.find((fault) => fault.field === field)?.words ?? faultAt(failure, field);
  const { appearance } = draft;
  const look = (part: Partial<BannerDraft['appearance']>) => change(withAppearance(draft, part));
  return (
    <form
      noValidate

      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <ColourFields appearance={appearance} errorAt={errorAt} change={look} />
      <PositionFields appearance={appearance} errorAt={errorAt} change={look} />
      <ShapeFields appearance={appearance} errorAt={errorAt} change={look} />
      <LanguageFields
        languages={appearance.languages}
        address={appearance.address ?? 'formal'}
        change={look}
      />
      <ProtectionFields appearance={appearance} errorAt={errorAt} change={look} />
      <RuleFields appearance={appearance} usesGoogle={usesGoogle} errorAt={errorAt} change={look} />
      <WordFields
        draft={draft}
        errorAt={errorAt}
        usual={usual}
        language={language}
        onLanguage={onLanguage}
        change={(part) => change(withField(draft, language, part))}
      />
    </form>
  );
}
