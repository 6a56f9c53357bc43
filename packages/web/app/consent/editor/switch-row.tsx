import { Switches, type SwitchesProps } from './switches.tsx';

/** A few buttons of which one is pressed, below their name. */
export function SwitchRow<Value extends string>(props: SwitchesProps<Value>) {
  return (
    <div className="cons__row">
      <p className="label" aria-hidden="true">
        {props.label}
      </p>
      <Switches {...props} />
    </div>
  );
}
