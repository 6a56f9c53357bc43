import type { ReactNode } from 'react';

interface Props {
  type: 'radio' | 'checkbox';
  id: string;
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  onBlur?: () => void;
  label: ReactNode;
  note?: ReactNode;
  price?: string | undefined;
  /** What the price consists of. */
  priceNote?: string | undefined;
  lang?: string | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
}

/** A radio button or checkbox whose whole card is the target. */
export function ChoiceCard(props: Props) {
  return (
    <label className="choice">
      <input
        type={props.type}
        id={props.id}
        name={props.name}
        value={props.value}
        checked={props.checked}
        onChange={props.onChange}
        onBlur={props.onBlur}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
      />
      <span lang={props.lang}>
        {props.label}
        {props.note && <small>{props.note}</small>}
      </span>
      {props.price && (
        <span className="price">
          {props.price}
          {props.priceNote && <small>{props.priceNote}</small>}
        </span>
      )}
    </label>
  );
}
