import { given, has, prose } from '../../document/authoring.ts';
import { sellsAnything } from '../conditions.ts';
import { clause } from './clause.ts';

/** Cal. Civ. Code § 1789.3: provider, charges, complaint unit (address verified in several public terms); 15 U.S.C. § 45b; N.J.S.A. 56:12-16: no words on provisions that hold only in some states. */
export const caNotice = clause({
  id: 'tc.ca_notice',
  version: 2,
  when: (a) => has(a.laws, 'us_consumer'),
  parts: {
    notice: { meets: ['ca-1789-3'] },
    business: { meets: [], when: (a) => a.entity_type !== 'individual' },
    individual: { meets: [], when: (a) => a.entity_type === 'individual' },
    address: { meets: [], when: (a) => a.entity_type === 'individual' && given(a.provider_address) },
    phone: { meets: [], when: (a) => has(a.contact_methods, 'phone') },
    charges: { meets: [], when: (a) => sellsAnything(a) },
  },
  text: {
    de: (c) => prose`
      ## Verbraucher in den Vereinigten Staaten

      ${c.part.notice`Hinweis für Kalifornien (Civil Code § 1789.3):

      - Anbieter: ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Telefon: ${c.say.contact_phone}`}
      - ${c.part.charges`Kosten: Was etwas kostet, steht vor der Bestellung beim Angebot.`}
      - Beschwerden: an die im Abschnitt über den Kontakt genannten Stellen oder an die Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, Telefon (916) 445-1254 oder (800) 952-5210.`}

      Rechte, auf die Verbraucher nach dem Recht ihres Bundesstaats nicht verzichten können, bleiben bestehen.`,
    en: (c) => prose`
      ## Consumers in the United States

      ${c.part.notice`Notice for California (Civil Code § 1789.3):

      - Provider: ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Telephone: ${c.say.contact_phone}`}
      - ${c.part.charges`Charges: what something costs is stated beside the offer before you order.`}
      - Complaints: to the places named in the section on contacting us or to the Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, telephone (916) 445-1254 or (800) 952-5210.`}

      Rights that consumers cannot waive under the law of their state remain.`,
    es: (c) => prose`
      ## Consumidores de los Estados Unidos

      ${c.part.notice`Aviso para California (Civil Code § 1789.3):

      - Prestador: ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Teléfono: ${c.say.contact_phone}`}
      - ${c.part.charges`Precios: lo que cuesta cada cosa figura junto a la oferta antes del pedido.`}
      - Reclamaciones: por las vías del apartado sobre el contacto o ante la Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, teléfono (916) 445-1254 o (800) 952-5210.`}

      Subsisten los derechos irrenunciables de los consumidores según la ley de su estado.`,
    fr: (c) => prose`
      ## Consommateurs aux États-Unis

      ${c.part.notice`Avis pour la Californie (Civil Code § 1789.3) :

      - Prestataire : ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Téléphone : ${c.say.contact_phone}`}
      - ${c.part.charges`Prix : le coût de chaque prestation figure avec l’offre avant la commande.`}
      - Réclamations : par les moyens de la section consacrée au contact ou auprès de la Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, téléphone (916) 445-1254 ou (800) 952-5210.`}

      Les droits auxquels les consommateurs ne peuvent renoncer selon la loi de leur État demeurent.`,
    it: (c) => prose`
      ## Consumatori negli Stati Uniti

      ${c.part.notice`Avviso per la California (Civil Code § 1789.3):

      - Prestatore: ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Telefono: ${c.say.contact_phone}`}
      - ${c.part.charges`Costi: il costo è indicato accanto all’offerta prima dell’ordine.`}
      - Reclami: ai recapiti della sezione sui contatti o alla Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, telefono (916) 445-1254 o (800) 952-5210.`}

      Restano fermi i diritti irrinunciabili dei consumatori secondo la legge del loro Stato.`,
    nl: (c) => prose`
      ## Consumenten in de Verenigde Staten

      ${c.part.notice`Mededeling voor Californië (Civil Code § 1789.3):

      - Aanbieder: ${c.part.business`${c.say.business_name}, ${c.say.business_address}`}${c.part.individual`${c.say.individual_name}${c.part.address`, ${c.say.provider_address}`}`}
      - ${c.part.phone`Telefoon: ${c.say.contact_phone}`}
      - ${c.part.charges`Kosten: wat iets kost, staat vóór de bestelling bij het aanbod.`}
      - Klachten: aan de adressen in het onderdeel over contact of aan de Complaint Assistance Unit, Division of Consumer Services, California Department of Consumer Affairs, 1625 North Market Blvd., Suite N 112, Sacramento, California 95834, telefoon (916) 445-1254 of (800) 952-5210.`}

      Rechten waarvan consumenten volgens het recht van hun staat geen afstand kunnen doen, blijven bestaan.`,
  },
});
