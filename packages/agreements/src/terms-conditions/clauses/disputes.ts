import { given, has, link, prose } from '../../document/authoring.ts';
import { consumersToo } from '../conditions.ts';
import { clause } from './clause.ts';

/** Complaint policy: Art. 6(1)(g) CRD, art. 21.3 TRLGDCU (one month at the latest); body: Art. 13 ADR Directive, §§ 36 and 37 VSBG, § 19 AStG, art. L. 612-1, L. 612-2, L. 616-1 and R. 616-1 C. conso. Spain asks for an attempt before an action (Ley Orgánica 1/2025, art. 5). The former EU platform is not named (closed 20 July 2025). */
export const disputes = clause({
  id: 'tc.disputes',
  version: 3,
  parts: {
    complaint: { meets: ['crd-6-1-g'], when: (a) => consumersToo(a) },
    courts: { meets: [], when: (a) => a.dispute_mode !== 'arbitration' },
    mediation: { meets: [], when: (a) => a.dispute_mode === 'mediation' },
    body: { meets: ['crd-6-1-t', 'adr-13', 'de-vsbg-36'], when: (a) => a.eu_adr === 'takes-part' },
    french: { meets: ['fr-l616-1'], when: (a) => a.country === 'FR' },
    fee: { meets: [], when: (a) => a.country !== 'FR' },
    none: { meets: ['de-vsbg-36'], when: (a) => has(a.laws, 'eu_consumer') && a.eu_adr !== 'takes-part' },
    appointed: { meets: ['fr-l616-1'], when: (a) => given(a.mediator_fr) },
    unsettled: { meets: [], when: (a) => has(a.laws, 'eu_consumer') && a.eu_adr !== 'takes-part' },
  },
  text: {
    de: (c) => prose`
      ## Beschwerden und Streitfälle

      ${c.part.complaint`Beschwerden richten Sie an die im Abschnitt über den Kontakt genannten Stellen. Wir bestätigen den Eingang und antworten mit einer Begründung, spätestens nach einem Monat.`} Streitfälle wollen wir zuerst im Gespräch lösen${c.part.courts`; Ihr Recht, die Gerichte anzurufen, bleibt unberührt`}. ${c.part.mediation`Führt das Gespräch nicht binnen 30 Tagen zu einer Lösung, kann jede Seite eine Mediation vorschlagen. Nimmt die andere an, wählen beide gemeinsam, wer vermittelt; niemand muss teilnehmen.`}

      ${c.part.body`Wir nehmen an Streitbeilegungsverfahren vor dieser Verbraucherschlichtungsstelle teil: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Hat eine Beschwerde bei uns den Streit nicht gelöst, können Verbraucher sich ${c.part.french`kostenlos an sie als Verbrauchermediator im Sinne des französischen Rechts`}${c.part.fee`kostenlos oder gegen eine geringe Gebühr an sie`} wenden.`} ${c.part.none`Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen, außer wo das Recht des Landes, in dem der Verbraucher lebt, es uns vorschreibt.`} ${c.part.unsettled`Können wir die Beschwerde eines Verbrauchers nicht beilegen, nennen wir ihm in Textform die zuständige Verbraucherschlichtungsstelle mit Anschrift und Website und teilen ihm mit, ob wir am Verfahren teilnehmen.`}

      ${c.part.appointed`Für Verbraucher in Frankreich ist dieser Mediator zuständig; sein Verfahren ist für sie kostenlos (Art. L. 612-1 des französischen Verbrauchergesetzbuchs): ${c.say.mediator_fr}`}`,
    en: (c) => prose`
      ## Complaints and disputes

      ${c.part.complaint`Send complaints to the places named in the section on contacting us. We confirm receipt and answer with reasons within one month at the latest.`} We want to solve disputes by talking first${c.part.courts`; your right to go to the courts remains`}. ${c.part.mediation`If talking brings no solution within 30 days, either side may propose mediation. If the other agrees, both choose the mediator together; nobody has to take part.`}

      ${c.part.body`We take part in dispute resolution before this consumer dispute body: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. If a complaint to us has not settled the dispute, consumers can turn to it ${c.part.french`free of charge; it is their mediator under French law`}${c.part.fee`free of charge or for a small fee`}.`} ${c.part.none`We are neither willing nor obliged to take part in dispute resolution before a consumer dispute body, except where the law of the country in which the consumer lives obliges us to.`} ${c.part.unsettled`If we cannot settle a consumer’s complaint, we tell the consumer in writing, for example by e-mail, which consumer dispute body is competent, with its address and website, and whether we take part in its procedure.`}

      ${c.part.appointed`This mediator is competent for consumers in France, free of charge for them (Article L. 612-1 of the French Consumer Code): ${c.say.mediator_fr}`}`,
    es: (c) => prose`
      ## Reclamaciones y controversias

      ${c.part.complaint`Dirija sus reclamaciones a las vías indicadas en el apartado sobre el contacto. Confirmamos la recepción y respondemos de forma motivada en el plazo de un mes como máximo.`} Queremos resolver las controversias primero mediante el diálogo${c.part.courts`; subsiste su derecho a acudir a los tribunales, con los requisitos previos que establezca la ley`}. ${c.part.mediation`Si el diálogo no da resultado en 30 días, cualquiera de las partes puede proponer una mediación. Si la otra acepta, ambas eligen juntas al mediador; nadie está obligado a participar.`}

      ${c.part.body`Participamos en procedimientos ante esta entidad de resolución alternativa de litigios de consumo: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Si una reclamación ante nosotros no ha resuelto el litigio, el consumidor puede acudir a ella ${c.part.french`gratuitamente; es el mediador de consumo del Derecho francés`}${c.part.fee`gratuitamente o por una pequeña tasa`}.`} ${c.part.none`No participamos, ni estamos obligados a hacerlo, en procedimientos ante entidades de resolución alternativa de litigios de consumo, salvo que nos obligue la ley del país en que vive el consumidor.`} ${c.part.unsettled`Si no podemos resolver la reclamación de un consumidor, le indicamos por escrito, por ejemplo por correo electrónico, la entidad competente, con su dirección y sitio web, y si participamos en su procedimiento.`}

      ${c.part.appointed`Para los consumidores de Francia es competente este mediador, gratuito para ellos (artículo L. 612-1 del Código de consumo francés): ${c.say.mediator_fr}`}`,
    fr: (c) => prose`
      ## Réclamations et litiges

      ${c.part.complaint`Adressez vos réclamations par les moyens indiqués dans la section consacrée au contact. Nous en accusons réception et répondons de façon motivée, au plus tard dans un délai d’un mois.`} Nous voulons régler les différends d’abord par le dialogue${c.part.courts`, et votre droit de saisir les tribunaux demeure`}. ${c.part.mediation`Si le dialogue n’aboutit pas dans les 30 jours, chaque partie peut proposer une médiation. Si l’autre accepte, elles choisissent ensemble le médiateur ; nul n’est tenu d’y participer.`}

      ${c.part.body`Nous participons à la procédure de règlement devant ce médiateur de la consommation : **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Si une réclamation écrite auprès de nous n’a pas résolu le litige, le consommateur peut saisir ce médiateur ${c.part.french`gratuitement, conformément aux articles L. 612-1 et suivants du code de la consommation`}${c.part.fee`gratuitement ou pour des frais modiques`}.`} ${c.part.none`Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme de règlement extrajudiciaire des litiges de consommation, sauf si la loi du pays où vit le consommateur nous y oblige.`} ${c.part.unsettled`Si nous ne pouvons pas régler la réclamation d’un consommateur, nous lui indiquons par écrit, par exemple par courrier électronique, l’organisme compétent, avec son adresse et son site web, et lui disons si nous participons à sa procédure.`}

      ${c.part.appointed`Pour les consommateurs en France, ce médiateur est compétent, sans frais pour eux (article L. 612-1 du code de la consommation français) : ${c.say.mediator_fr}`}`,
    it: (c) => prose`
      ## Reclami e controversie

      ${c.part.complaint`Rivolga i reclami ai recapiti indicati nella sezione sui contatti. Confermiamo la ricezione e rispondiamo con motivazione al più tardi entro un mese.`} Vogliamo risolvere le controversie anzitutto con il dialogo${c.part.courts`; resta fermo il Suo diritto di rivolgersi ai giudici`}. ${c.part.mediation`Se il dialogo non porta a una soluzione entro 30 giorni, ciascuna parte può proporre una mediazione. Se l’altra accetta, scelgono insieme il mediatore; nessuno è tenuto a parteciparvi.`}

      ${c.part.body`Partecipiamo alle procedure davanti a questo organismo di risoluzione alternativa delle controversie dei consumatori: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Se un reclamo presentato a noi non ha risolto la controversia, il consumatore può rivolgervisi ${c.part.french`gratuitamente; è il mediatore dei consumatori previsto dal diritto francese`}${c.part.fee`gratuitamente o a costi modesti`}.`} ${c.part.none`Non siamo disposti né obbligati a partecipare a procedure davanti a un organismo di risoluzione alternativa delle controversie dei consumatori, salvo che ci obblighi la legge del paese in cui vive il consumatore.`} ${c.part.unsettled`Se non riusciamo a risolvere il reclamo di un consumatore, gli indichiamo per iscritto, per esempio per e-mail, l’organismo competente, con indirizzo e sito web, e gli diciamo se partecipiamo alla procedura.`}

      ${c.part.appointed`Per i consumatori in Francia è competente questo mediatore, gratuito per loro (articolo L. 612-1 del codice del consumo francese): ${c.say.mediator_fr}`}`,
    nl: (c) => prose`
      ## Klachten en geschillen

      ${c.part.complaint`Richt klachten aan de adressen in het onderdeel over contact. Wij bevestigen de ontvangst en geven uiterlijk binnen een maand een gemotiveerd antwoord.`} Wij willen geschillen eerst in overleg oplossen${c.part.courts`; uw recht om naar de rechter te gaan blijft bestaan`}. ${c.part.mediation`Leidt het overleg niet binnen 30 dagen tot een oplossing, dan kan elke partij mediation voorstellen. Stemt de andere in, dan kiezen beide samen de bemiddelaar; niemand hoeft deel te nemen.`}

      ${c.part.body`Wij nemen deel aan geschilbeslechting bij deze geschilleninstantie voor consumenten: **${c.say.adr_name}**, ${c.say.adr_address}, ${link(c.say.adr_url)}. Heeft een klacht bij ons het geschil niet opgelost, dan kan de consument er ${c.part.french`gratis terecht; het is de consumentenbemiddelaar naar Frans recht`}${c.part.fee`gratis of tegen een kleine vergoeding terecht`}.`} ${c.part.none`Wij zijn niet bereid en niet verplicht deel te nemen aan geschilbeslechting bij een geschilleninstantie voor consumenten, behalve waar het recht van het land waar de consument woont ons daartoe verplicht.`} ${c.part.unsettled`Kunnen wij de klacht van een consument niet oplossen, dan noemen wij schriftelijk, bijvoorbeeld per e-mail, de bevoegde geschilleninstantie met adres en website en melden wij of wij aan de procedure deelnemen.`}

      ${c.part.appointed`Voor consumenten in Frankrijk is deze bemiddelaar bevoegd, gratis voor hen (artikel L. 612-1 van het Franse consumentenwetboek): ${c.say.mediator_fr}`}`,
  },
});
