import { moveAmongButtons } from './roving-keys.ts';

interface Props<Name extends string> {
  label: string;
  /** Ids of tabs and panels begin with it. */
  prefix: string;
  tabs: readonly { name: Name; words: string }[];
  current: Name;
  choose: (name: Name) => void;
}

/** Tabs whose panels have the id `<prefix>-panel-<name>`. */
export function TabList<Name extends string>({ label, prefix, tabs, current, choose }: Props<Name>) {
  return (
    <div
      className="tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => moveAmongButtons(event)?.click()}
    >
      {tabs.map(({ name, words }) => (
        <button
          key={name}
          id={`${prefix}-tab-${name}`}
          type="button"
          role="tab"
          aria-selected={name === current}
          aria-controls={`${prefix}-panel-${name}`}
          tabIndex={name === current ? 0 : -1}
          onClick={() => choose(name)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
