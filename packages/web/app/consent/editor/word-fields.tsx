import type { BannerFields } from '@clausewright/contract';
import type { LayerWords } from '@clausewright/contract/banner';
import type { Language } from '@clausewright/contract/languages';
import { limits } from '@clausewright/contract/limits';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { type BannerDraft, noFields } from './banner-draft.ts';
import { fieldId } from './field-places.ts';
import { type LookProps, Part } from './part.tsx';

interface Props {
  draft: BannerDraft;
  errorAt: LookProps['errorAt'];
  usual: LayerWords;
  language: Language;
  onLanguage: (language: Language) => void;
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
} as const satisfies Record<keyof BannerFields, number>;
type Name = keyof typeof bounds;

/** The owner's own words, language by language; nobody needs any. */
export function WordFields({ draft, errorAt, usual, language, onLanguage, change }: Props) {
  const t = useTranslations('banner-editor.words');
  const { languages } = draft.appearance;
  const own = { ...noFields, ...draft.fields[language] };
  return (
    <Part title={t('title')} hint={t('hint')}>
      {languages.length > 1 && (
        <Field id="words-language" label={t('language')}>
          <select
            id="words-language"
            className="select"
            value={language}
            onChange={({ target }) => onLanguage(target.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      {(Object.keys(bounds) as Name[]).map((name) => (
        <WordField
          key={`${language} ${name}`}
          name={name}
          language={language}
          usual={isName(usual, name) ? usual[name] : undefined}
          text={own[name]}
          fault={errorAt(`fields.${language}.${name}`)}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
    </Part>
  );
}

interface FieldProps {
  name: Name;
  language: Language;
  usual: string | undefined;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function isName(words: LayerWords, name: string): name is keyof LayerWords {
  return Object.hasOwn(words, name);
}

function WordField({ name, language, usual, text, fault, onChange }: FieldProps) {
  const t = useTranslations('banner-editor.words');
  const id = fieldId(`fields.${language}.${name}`);
  const isAddress = name.endsWith('_url');
  const isWrong = isAddress && text !== '' && !text.startsWith('https://');
  const error = isWrong ? t('address') : fault;
  const hint = usual === undefined ? undefined : t('usual', { words: usual });
  const max = bounds[name];
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
      label={t(`fields.${name}`)}
      optional
      hint={hint}
      error={error}
      after={!isAddress && <p className="cons__count num">{t('left', { used: text.length, max })}</p>}
    >
      {name === 'introduction' ? (
        <textarea className="textarea" {...props} />
      ) : (
        <input className="input" type={isAddress ? 'url' : 'text'} {...props} />
      )}
    </Field>
  );
}
