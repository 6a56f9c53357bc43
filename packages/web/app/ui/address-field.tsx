import type { ComponentProps } from 'react';
import { CopyButton } from '../copy-button.tsx';

interface Props extends ComponentProps<'input'> {
  url: string;
  /** On the button. */
  copy: string;
}

/** The address of a page, to read and to copy. */
export function AddressField({ url, copy, className, ...input }: Props) {
  return (
    <div className={className === undefined ? 'inputwrap' : `inputwrap ${className}`}>
      <input className="input num text-small" readOnly value={url} {...input} />
      <CopyButton text={url} label={copy} iconOnly />
    </div>
  );
}
