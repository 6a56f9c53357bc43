import type { Language } from '@clausewright/contract/languages';
import type { Answers, Row } from '@clausewright/engine/questionnaire/definition';

/** A section of an own document that no clause speaks, because only this service has it. */
export type Section = Readonly<Record<Language, { heading: string; text: string }>>;

/** The question that every wizard has for such sections, answered. */
export function customSections(sections: Readonly<Record<string, Section>>): Answers {
  return { custom_sections: Object.entries(sections).map(([id, section]) => rowOf(id, section)) };
}

function rowOf(id: string, { de, en, es, fr, it, nl }: Section): Row {
  return {
    _id: id,
    custom_section_heading: {
      de: de.heading,
      en: en.heading,
      es: es.heading,
      fr: fr.heading,
      it: it.heading,
      nl: nl.heading,
    },
    custom_section_text: { de: de.text, en: en.text, es: es.text, fr: fr.text, it: it.text, nl: nl.text },
  };
}
