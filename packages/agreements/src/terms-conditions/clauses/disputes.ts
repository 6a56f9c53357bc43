import { has, link, prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Complaint policy: Art. 6(1)(g) CRD; body: Art. 13 ADR Directive, § 36 VSBG, art. L. 616-1 and R. 616-1 C. conso. The former EU platform is not named (closed 20 July 2025). */
export const disputes = clause({
  id: 'tc.disputes',
  version: 2,
  parts: {
    complaint: { meets: ['crd-6-1-g'], when: (a) => consumersToo(a) },
    courts: { meets: [], when: (a) => a.dispute_mode !== 'arbitration' },
    mediation: { meets: [], when: (a) => a.dispute_mode === 'mediation' },
    body: {
      meets: ['crd-6-1-t', 'adr-13', 'de-vsbg-36', 'fr-l616-1'],
      when: (a) => a.eu_adr === 'takes-part',
    },
    french: { meets: [], when: (a) => a.country === 'FR' },
    fee: { meets: [], when: (a) => a.country !== 'FR' },
    none: { meets: ['de-vsbg-36'], when: (a) => has(a.laws, 'eu_consumer') && a.eu_adr !== 'takes-part' },
    // Whoever is seated in France has named the mediator of art. L. 616-1 above.
    mediator: {
      meets: ['fr-l616-1'],
      when: (a) => has(a.laws, 'eu_consumer') && (a.eu_adr !== 'takes-part' || a.country !== 'FR'),
    },
  },
  text: {
    de: (c) => prose`
      ## Beschwerden und Streitfälle

      ${c.part.complaint`Beschwerden richten Sie an die im Abschnitt über den Kontakt genannten Stellen. Wir bestätigen den Eingang und antworten mit einer Begründung, sobald wir die Sache geprüft haben.`} Streitfälle wollen wir zuerst im Gespräch lösen${c.part.courts`; Ihr Recht, sofort die Gerichte anzurufen, bleibt unberührt`}. ${c.part.mediation`Gelingt das nicht binnen 30 Tagen, können beide Seiten eine Mediation vereinbaren; für Verbraucher ist sie freiwillig.`}

      ${c.part.body`Wir nehmen an Streitbeilegungsverfahren vor dieser Verbraucherschlichtungsstelle teil: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Verbraucher können sich, wenn wir ihrer Beschwerde nicht abhelfen, ${c.part.french`kostenlos an sie als Verbrauchermediator im Sinne des französischen Rechts`}${c.part.fee`kostenlos oder gegen eine geringe Gebühr an sie`} wenden.`} ${c.part.none`Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.`} ${c.part.mediator`Schreibt das Recht des Landes, in dem ein Verbraucher lebt, einen Mediator vor, nennen wir ihm diesen, sobald eine Beschwerde ungelöst bleibt.`}`,
    en: (c) => prose`
      ## Complaints and disputes

      ${c.part.complaint`Send complaints to the places named in the section on contacting us. We confirm receipt and answer with reasons as soon as we have looked into the matter.`} We want to solve disputes by talking first${c.part.courts`; your right to go to the courts at once remains`}. ${c.part.mediation`If that fails within 30 days, both sides may agree on mediation; for consumers it is voluntary.`}

      ${c.part.body`We take part in dispute resolution before this consumer dispute body: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. If we do not settle their complaint, consumers can turn to it ${c.part.french`free of charge; it is their mediator under French law`}${c.part.fee`free of charge or for a small fee`}.`} ${c.part.none`We are neither willing nor obliged to take part in dispute resolution before a consumer dispute body.`} ${c.part.mediator`Where the law of the country in which a consumer lives prescribes a mediator, we name it to that consumer as soon as a complaint remains unsettled.`}`,
    es: (c) => prose`
      ## Reclamaciones y controversias

      ${c.part.complaint`Dirija sus reclamaciones a las vías indicadas en el apartado sobre el contacto. Confirmamos la recepción y respondemos de forma motivada en cuanto hayamos examinado el asunto.`} Queremos resolver las controversias primero mediante el diálogo${c.part.courts`; subsiste su derecho a acudir enseguida a los tribunales`}. ${c.part.mediation`Si no se logra en 30 días, ambas partes pueden acordar una mediación; para los consumidores es voluntaria.`}

      ${c.part.body`Participamos en procedimientos ante esta entidad de resolución alternativa de litigios de consumo: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Si no atendemos su reclamación, el consumidor puede acudir a ella ${c.part.french`gratuitamente; es el mediador de consumo del Derecho francés`}${c.part.fee`gratuitamente o por una pequeña tasa`}.`} ${c.part.none`No estamos dispuestos ni obligados a participar en procedimientos ante una entidad de resolución alternativa de litigios de consumo.`} ${c.part.mediator`Si la ley del país en que vive un consumidor prescribe un mediador, se lo indicamos en cuanto una reclamación quede sin resolver.`}`,
    fr: (c) => prose`
      ## Réclamations et litiges

      ${c.part.complaint`Adressez vos réclamations par les moyens indiqués dans la section consacrée au contact. Nous en accusons réception et répondons de façon motivée dès que nous avons examiné la question.`} Nous voulons régler les différends d’abord par le dialogue${c.part.courts`, et votre droit de saisir aussitôt les tribunaux demeure`}. ${c.part.mediation`En cas d’échec dans les 30 jours, les deux parties peuvent convenir d’une médiation ; elle est facultative pour les consommateurs.`}

      ${c.part.body`Nous participons à la procédure de règlement devant ce médiateur de la consommation : **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Si nous ne donnons pas suite à sa réclamation, le consommateur peut le saisir ${c.part.french`gratuitement, conformément aux articles L. 612-1 et suivants du code de la consommation`}${c.part.fee`gratuitement ou pour des frais modiques`}.`} ${c.part.none`Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme de règlement extrajudiciaire des litiges de consommation.`} ${c.part.mediator`Lorsque la loi du pays où vit un consommateur impose un médiateur, nous le lui indiquons dès qu’une réclamation reste sans solution.`}`,
    it: (c) => prose`
      ## Reclami e controversie

      ${c.part.complaint`Rivolga i reclami ai recapiti indicati nella sezione sui contatti. Confermiamo la ricezione e rispondiamo con motivazione appena esaminata la questione.`} Vogliamo risolvere le controversie anzitutto con il dialogo${c.part.courts`; resta il Suo diritto di rivolgersi subito ai giudici`}. ${c.part.mediation`Se non si riesce entro 30 giorni, le parti possono concordare una mediazione; per i consumatori è facoltativa.`}

      ${c.part.body`Partecipiamo alle procedure davanti a questo organismo di risoluzione alternativa delle controversie dei consumatori: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Se non accogliamo il reclamo, il consumatore può rivolgervisi ${c.part.french`gratuitamente; è il mediatore dei consumatori previsto dal diritto francese`}${c.part.fee`gratuitamente o a costi modesti`}.`} ${c.part.none`Non siamo disposti né obbligati a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie dei consumatori.`} ${c.part.mediator`Se la legge del paese in cui vive un consumatore prescrive un mediatore, glielo indichiamo non appena un reclamo resti irrisolto.`}`,
    nl: (c) => prose`
      ## Klachten en geschillen

      ${c.part.complaint`Richt klachten aan de adressen in het onderdeel over contact. Wij bevestigen de ontvangst en antwoorden met redenen zodra wij de zaak hebben bekeken.`} Wij willen geschillen eerst in overleg oplossen${c.part.courts`; uw recht om meteen naar de rechter te gaan blijft bestaan`}. ${c.part.mediation`Lukt dat niet binnen 30 dagen, dan kunnen beide partijen mediation afspreken; voor consumenten is die vrijwillig.`}

      ${c.part.body`Wij nemen deel aan geschilbeslechting bij deze geschilleninstantie voor consumenten: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Lossen wij de klacht niet op, dan kan de consument er ${c.part.french`gratis terecht; het is de consumentenbemiddelaar naar Frans recht`}${c.part.fee`gratis of tegen een kleine vergoeding terecht`}.`} ${c.part.none`Wij zijn niet bereid en niet verplicht deel te nemen aan geschilbeslechting bij een geschilleninstantie voor consumenten.`} ${c.part.mediator`Schrijft het recht van het land waar een consument woont een bemiddelaar voor, dan noemen wij die zodra een klacht onopgelost blijft.`}`,
  },
});
