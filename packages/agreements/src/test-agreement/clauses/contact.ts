import { given, lines, link, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const contact = clause({
  id: 'test.contact',
  version: 1,
  parts: {
    who: { meets: ['gdpr-13-1-a'] },
    where: { meets: [], when: (a) => a.agreement_for === 'website' },
    store: { meets: [], when: (a) => a.store === 'other' },
    phone: { meets: [], when: (a) => given(a.contact_phone) },
    bavaria: { meets: [], when: (a) => a.state === 'DE_BY' },
    motto: { meets: [], when: (a) => given(a.motto) },
  },
  text: {
    de: ({ say, part, country, plural, a, number }) => prose`
      ## Kontakt

      ${part.who`Verantwortlicher ist **${say.owner}** (${country(say.country)}). Sie erreichen uns
      unter ${link(say.contact_email, 'mailto:')}.`} ${part.where`Dieser Text gilt für
      ${link(say.website_url)}.`} ${part.store`Die App gibt es bei ${say.store_name}.`}
      ${part.phone`Telefon: ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      Bei uns ${plural(a.people ?? 0, {
        one: prose`arbeitet ${number(say.people)} Mensch`,
        other: prose`arbeiten ${number(say.people)} Menschen`,
      })}. ${part.bavaria`Zuständig ist die Aufsicht in Ansbach (Art. 55 Abs. 1 DSGVO).`}

      ${part.motto`Unser Leitsatz: „${say.motto}“.`}`,
    en: ({ say, part, country, plural, a, number }) => prose`
      ## Contact

      ${part.who`The controller is **${say.owner}** (${country(say.country)}). You can reach us at
      ${link(say.contact_email, 'mailto:')}.`} ${part.where`This text applies to
      ${link(say.website_url)}.`} ${part.store`The app is offered by ${say.store_name}.`}
      ${part.phone`Telephone: ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      ${plural(a.people ?? 0, {
        one: prose`${number(say.people)} person works`,
        other: prose`${number(say.people)} people work`,
      })} with us. ${part.bavaria`The authority in Ansbach is competent (Article 55 GDPR).`}

      ${part.motto`Our motto: “${say.motto}”.`}`,
    es: ({ say, part, country, plural, a, number }) => prose`
      ## Contacto

      ${part.who`El responsable del tratamiento es **${say.owner}** (${country(say.country)}). Puede
      escribirnos a ${link(say.contact_email, 'mailto:')}.`} ${part.where`Este texto se aplica a
      ${link(say.website_url)}.`} ${part.store`La aplicación se ofrece en ${say.store_name}.`}
      ${part.phone`Teléfono: ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      Con nosotros ${plural(a.people ?? 0, {
        one: prose`trabaja ${number(say.people)} persona`,
        many: prose`trabajan ${number(say.people)} de personas`,
        other: prose`trabajan ${number(say.people)} personas`,
      })}. ${part.bavaria`Es competente la autoridad de Ansbach (artículo 55 del RGPD).`}

      ${part.motto`Nuestro lema: «${say.motto}».`}`,
    fr: ({ say, part, country, plural, a, number }) => prose`
      ## Contact

      ${part.who`Le responsable du traitement est **${say.owner}** (${country(say.country)}). Vous
      pouvez nous écrire à ${link(say.contact_email, 'mailto:')}.`} ${part.where`Ce texte s’applique à
      ${link(say.website_url)}.`} ${part.store`L’application est proposée par ${say.store_name}.`}
      ${part.phone`Téléphone : ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      Chez nous ${plural(a.people ?? 0, {
        one: prose`travaille ${number(say.people)} personne`,
        many: prose`travaillent ${number(say.people)} de personnes`,
        other: prose`travaillent ${number(say.people)} personnes`,
      })}. ${part.bavaria`L’autorité d’Ansbach est compétente (article 55 du RGPD).`}

      ${part.motto`Notre devise : « ${say.motto} ».`}`,
    it: ({ say, part, country, plural, a, number }) => prose`
      ## Contatti

      ${part.who`Il titolare del trattamento è **${say.owner}** (${country(say.country)}). Può
      scriverci a ${link(say.contact_email, 'mailto:')}.`} ${part.where`Questo testo si applica a
      ${link(say.website_url)}.`} ${part.store`L’app è offerta da ${say.store_name}.`}
      ${part.phone`Telefono: ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      Da noi ${plural(a.people ?? 0, {
        one: prose`lavora ${number(say.people)} persona`,
        many: prose`lavorano ${number(say.people)} di persone`,
        other: prose`lavorano ${number(say.people)} persone`,
      })}. ${part.bavaria`È competente l’autorità di Ansbach (art. 55 GDPR).`}

      ${part.motto`Il nostro motto: «${say.motto}».`}`,
    nl: ({ say, part, country, plural, a, number }) => prose`
      ## Contact

      ${part.who`De verwerkingsverantwoordelijke is **${say.owner}** (${country(say.country)}). U
      bereikt ons via ${link(say.contact_email, 'mailto:')}.`} ${part.where`Deze tekst geldt voor
      ${link(say.website_url)}.`} ${part.store`De app wordt aangeboden door ${say.store_name}.`}
      ${part.phone`Telefoon: ${link(say.contact_phone, 'tel:')}.`}

      ${lines(say.address)}

      Bij ons ${plural(a.people ?? 0, {
        one: prose`werkt ${number(say.people)} persoon`,
        other: prose`werken ${number(say.people)} personen`,
      })}. ${part.bavaria`De autoriteit in Ansbach is bevoegd (artikel 55 AVG).`}

      ${part.motto`Ons motto: “${say.motto}”.`}`,
  },
});
