import type { BannerFields } from '@clausewright/contract';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import { type ConsentType, consentTypes } from '@clausewright/contract/consent-types';
import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { type BannerDraft, noFields } from './banner-draft.ts';
import { fieldId } from './field-places.ts';
import { type LookProps, Part } from './part.tsx';
import type { UsualWords } from './usual-words.ts';

interface Props {
  draft: BannerDraft;
  errorAt: LookProps['errorAt'];
  usual: UsualWords;
  language: BannerLanguage;
  onLanguage: (language: BannerLanguage) => void;
  change: (part: Partial<BannerFields>) => void;
}

const bounds = {
  title: limits.bannerTitle,
  introduction: limits.bannerText,
  accept: limits.bannerButton,
  reject: limits.bannerButton,
  choose: limits.bannerButton,
  privacy_url: limits.url,
  cookies_url: limits.url,
  imprint_url: limits.url,
  contact: limits.text,
} as const satisfies Partial<Record<keyof BannerFields, number>>;

/** Of the second layer and of placeholders. */
const furtherBounds = {
  choices: limits.bannerTitle,
  save: limits.bannerButton,
  placeholder: limits.bannerText,
  allow_once: limits.bannerButton,
  allow_always: limits.bannerButton,
} as const satisfies Partial<Record<keyof BannerFields, number>>;

type NamedField = keyof typeof bounds | keyof typeof furtherBounds;

const typeBounds = { name: limits.bannerTitle, about: limits.bannerText } as const;

/** The owner's own words, language by language; nobody needs any. */
export function WordFields({ draft, errorAt, usual, language, onLanguage, change }: Props) {
  const t = useTranslations('banner-editor');
  const { languages } = draft.appearance;
  const own = { ...noFields, ...draft.fields[language] };
  const field = (name: keyof BannerFields, label: string, max: number) => (
    <WordField
      key={`${language} ${name}`}
      name={name}
      label={label}
      max={max}
      language={language}
      usual={usual[name]}
      text={own[name] ?? ''}
      fault={errorAt(`fields.${language}.${name}`)}
      onChange={(text) => change({ [name]: text })}
    />
  );
  const named = (all: Readonly<Partial<Record<NamedField, number>>>) =>
    (Object.keys(all) as NamedField[]).map((name) =>
      field(name, t(`words.fields.${name}`, { variable: '{vendor}' }), all[name] ?? 0),
    );
  return (
    <Part title={t('words.title')} hint={t('words.hint')}>
      {languages.length > 1 && (
        <Field id="words-language" label={t('words.language')}>
          <select
            id="words-language"
            className="select"
            value={language}
            onChange={({ target }) => onLanguage(target.value as BannerLanguage)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {bannerLanguageNames[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      {named(bounds)}
      <details className="mt-3">
        <FoldSummary>{t('words.further')}</FoldSummary>
        <div className="cons__further">
          {named(furtherBounds)}
          {consentTypes
            .filter((type) => usual[`${lower(type)}_name`] !== undefined)
            .flatMap((type) =>
              (['name', 'about'] as const).map((part) =>
                field(
                  `${lower(type)}_${part}`,
                  t(`words.types.${part}`, { type: t(`types.${type}`) }),
                  typeBounds[part],
                ),
              ),
            )}
        </div>
      </details>
    </Part>
  );
}

const lower = (type: ConsentType) => type.toLowerCase() as Lowercase<ConsentType>;

interface FieldProps {
  name: keyof BannerFields;
  label: string;
  max: number;
  language: BannerLanguage;
  usual: string | undefined;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function WordField({ name, label, max, language, usual, text, fault, onChange }: FieldProps) {
  const t = useTranslations('banner-editor.words');
  const id = fieldId(`fields.${language}.${name}`);
  const isAddress = name.endsWith('_url');
  const isWrong = isAddress && text !== '' && !text.startsWith('https://');
  const error = isWrong ? t('address') : fault;
  const hint = usual === undefined ? undefined : t('usual', { words: usual });
  const props = {
    id,
    value: text,
    maxLength: max,
    lang: isAddress ? undefined : language,
    autoComplete: 'off',
    spellCheck: isAddress ? false : undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field
      id={id}
      label={label}
      optional
      hint={hint}
      error={error}
      after={!isAddress && <p className="cons__count num">{t('left', { used: text.length, max })}</p>}
    >
      {max === limits.bannerText ? (
        <textarea className="textarea" {...props} />
      ) : (
        <input className="input" type={isAddress ? 'url' : 'text'} {...props} />
      )}
    </Field>
  );
}
