import type { ComponentProps } from 'react';

/**
 * Takes the address of a website as somebody types it: nothing corrects, capitalises or refuses it on the way. The bound is
 * `limits.url`; all limits would weigh more on the home page than the field does.
 */
export function AddressInput(props: ComponentProps<'input'>) {
  return (
    <input
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2048}
      {...props}
    />
  );
}
