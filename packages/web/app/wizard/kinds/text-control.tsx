import { bounds, type Path, type Question } from '@clausewright/library/questionnaires';

type LineQuestion = Question & { kind: 'text' | 'area' | 'email' | 'phone' | 'url' };

interface Props {
  question: LineQuestion;
  path: Path;
  id: string;
  value: string;
  lang?: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
  onBlur: () => void;
}

const looks = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // The protocol is optional, which type=url would not take.
  url: { type: 'text', inputMode: 'url', autoComplete: 'url', spellCheck: false, autoCapitalize: 'none' },
} as const;

function lengthOf(question: LineQuestion): number {
  return 'max' in question && question.max !== undefined ? question.max : bounds[question.kind];
}

/** One line or several, with the length that the question allows. */
export function TextControl({ question, path, invalid, describedBy, onChange, ...rest }: Props) {
  const shared = {
    ...rest,
    name: path,
    maxLength: lengthOf(question),
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  };
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  const token = 'autocomplete' in question ? question.autocomplete : undefined;
  if (question.kind === 'area') {
    return <textarea className="textarea" autoComplete={token} {...shared} onChange={change} />;
  }
  const look = question.kind === 'text' ? { ...looks.text, autoComplete: token } : looks[question.kind];
  return <input className="input" {...look} {...shared} onChange={change} />;
}
