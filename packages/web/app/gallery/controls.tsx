import { useState } from 'react';
import { useCountries, useTrackedCountry } from '../countries.ts';
import { ChoiceCard } from '../ui/choice-card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field, FieldSet } from '../ui/field.tsx';
import { RowFrame } from '../ui/row-frame.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { States } from './gallery-page.tsx';
import '../wizard/wizard.css';

function Choices({ type }: { type: 'radio' | 'checkbox' }) {
  const [chosen, setChosen] = useState('a');
  return (
    <FieldSet id={`gallery-${type}`} label={type} hint="The whole card is the target.">
      <div className="choices choices--2">
        {['a', 'b', 'c'].map((value) => (
          <ChoiceCard
            key={value}
            type={type}
            id={`gallery-${type}-${value}`}
            name={`gallery-${type}`}
            value={value}
            checked={chosen === value}
            onChange={() => setChosen(value)}
            label={`Choice ${value}`}
            note={value === 'b' ? 'With a second line' : undefined}
            price={value === 'c' ? '€5.00' : undefined}
            invalid={value === 'c'}
          />
        ))}
      </div>
    </FieldSet>
  );
}

function Countries() {
  const countries = useCountries() ?? [];
  const tracked = useTrackedCountry();
  return (
    <Field id="gallery-country" label="Country" hint="Begins with where the person seems to be.">
      <select
        key={`${tracked} ${countries.length}`}
        className="select"
        id="gallery-country"
        defaultValue={tracked}
      >
        {countries.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Folding() {
  const [open, setOpen] = useState(false);
  return (
    <div className="row">
      <ShowMore of="options" count={8} open={open} onToggle={() => setOpen(!open)} />
      <Disclosure label="Why we ask">The rule, and the clause that the answer writes.</Disclosure>
    </div>
  );
}

/** Fields, choices and rows: empty, filled, wrong, read only. */
export function Controls() {
  return (
    <States of="Fields">
      <div className="grid2">
        <Field id="gallery-empty" label="Empty" hint="A hint stands between.">
          <input className="input" id="gallery-empty" aria-describedby="gallery-empty-hint" />
        </Field>
        <Field id="gallery-filled" label="Filled" optional>
          <input className="input" id="gallery-filled" defaultValue="Northlight Ceramics" />
        </Field>
        <Field id="gallery-wrong" label="Wrong" error="Required">
          <input
            className="input"
            id="gallery-wrong"
            aria-invalid="true"
            aria-describedby="gallery-wrong-error"
          />
        </Field>
        <Field id="gallery-read-only" label="Read only">
          <input
            className="input"
            id="gallery-read-only"
            readOnly
            value="clausewright.example/live/7f3a9c52"
          />
        </Field>
        <Countries />
        <Field id="gallery-area" label="Long text">
          <textarea className="textarea" id="gallery-area" defaultValue={'Two lines\nof text'} />
        </Field>
      </div>
      <Choices type="radio" />
      <Choices type="checkbox" />
      <Folding />
      <RowFrame title="Branch 1: Galway" onRemove={() => undefined}>
        <Field id="gallery-branch" label="Name">
          <input className="input" id="gallery-branch" defaultValue="Galway" />
        </Field>
      </RowFrame>
      <label className="check mt-4">
        <input type="checkbox" defaultChecked />
        <span>Check</span>
      </label>
    </States>
  );
}
