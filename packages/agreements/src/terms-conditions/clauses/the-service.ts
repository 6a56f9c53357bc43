import { has, prose } from '../../document/authoring.ts';
import { sellsAnything, businessesToo, consumersToo, offersDigital } from '../conditions.ts';
import { clause } from './clause.ts';

/** Art. 6(1)(a) CRD main characteristics; Art. 19 DCD for changes of a continuous digital service (§ 327r BGB, art. L. 224-25-26 C. conso., art. 126 TRLGDCU, art. 135-vicies semel cod. cons., art. 7:50ao BW). Art. 22(1)(i) and (j) Services Directive: main features and price. Availability is no promise unless tc.sla says one. */
export const service = clause({
  id: 'tc.service',
  version: 2,
  parts: {
    offer: { meets: ['crd-6-1-a', 'services-22'], when: (a) => sellsAnything(a) },
    digital: { meets: ['crd-6-1-rs', 'crd-6-1-updates'], when: (a) => sellsAnything(a) && offersDigital(a) },
    // A right of the Union and of the United Kingdom (s. 40 CRA 2015): nobody promises it elsewhere.
    change: {
      meets: ['dcd-19'],
      when: (a) => consumersToo(a) && offersDigital(a) && has(a.laws, 'eu_consumer', 'uk_consumer'),
    },
    free: { meets: [], when: (a) => businessesToo(a) },
  },
  text: {
    de: (c) => prose`
      ## Der Dienst

      ${c.part.offer`Was wir anbieten, mit seinen wesentlichen Eigenschaften und seinem Preis, beschreiben wir beim jeweiligen Angebot.`} ${c.part.digital`Dort stehen auch die Funktionen digitaler Produkte, technische Schutzmaßnahmen, die nötige Hard- und Software und, soweit bekannt, der Mindestzeitraum für kostenlose Aktualisierungen.`} Für Wartung und aus Gründen der Sicherheit kann der Dienst zeitweise nicht erreichbar sein; planbare Unterbrechungen halten wir kurz.

      ${c.part.change`Geht es nicht allein um die Erhaltung der Vertragsmäßigkeit, ändern wir einen digitalen Dienst gegenüber Verbrauchern nur aus einem triftigen Grund: um ihn an neue Technik oder mehr Nutzer anzupassen, aus Gründen der Sicherheit oder weil das Recht es verlangt. Das kostet Sie nichts, und wir informieren Sie klar und verständlich. Beeinträchtigt die Änderung Sie mehr als nur unerheblich, informieren wir Sie vorher auf einem dauerhaften Datenträger über ihre Merkmale und ihren Zeitpunkt; Sie können den Vertrag dann innerhalb von 30 Tagen nach dieser Information oder nach der Änderung, wenn sie später kommt, kostenlos beenden, sofern wir Ihnen nicht die unveränderte Fassung ohne Mehrkosten lassen.`}

      ${c.part.free`Gegenüber Unternehmern dürfen wir den Dienst ändern, wenn sein vereinbarter Zweck gewahrt bleibt.`}`,
    en: (c) => prose`
      ## The service

      ${c.part.offer`What we offer, with its main characteristics and its price, is described beside each offer.`} ${c.part.digital`There you also find the functions of digital products, technical protection measures, the hardware and software needed and, where it is known, the minimum period for free updates.`} The service may be unavailable at times for maintenance and for reasons of security; we keep planned interruptions short.

      ${c.part.change`Unless this is needed to keep it in conformity, we change a digital service towards consumers only for a valid reason: to adapt it to new technology or to more users, for security, or because the law requires it. This costs you nothing, and we inform you clearly and intelligibly. If the change has negative effects on you that are more than minor, we inform you beforehand on a durable medium of its features and its time; you may then end the contract free of charge within 30 days of this information or of the change, whichever is later, unless we let you keep the unchanged version at no extra cost.`}

      ${c.part.free`Towards business users we may change the service as long as its agreed purpose is preserved.`}`,
    es: (c) => prose`
      ## El servicio

      ${c.part.offer`Lo que ofrecemos, con sus características principales y su precio, se describe junto a cada oferta.`} ${c.part.digital`Allí constan también las funciones de los productos digitales, las medidas técnicas de protección, los equipos y programas necesarios y, si se conoce, el periodo mínimo de actualizaciones gratuitas.`} El servicio puede no estar disponible en ocasiones por mantenimiento o seguridad; las interrupciones previstas serán breves.

      ${c.part.change`Salvo que haga falta para mantener su conformidad, solo modificamos un servicio digital frente a los consumidores por un motivo válido: adaptarlo a un nuevo entorno técnico o a más usuarios, por seguridad o porque la ley lo exige. No le supone ningún coste y le informamos de forma clara y comprensible. Si el cambio afecta negativamente a su acceso o a su uso y no es solo de menor importancia, le informamos antes en un soporte duradero de sus características y de su fecha; usted puede entonces resolver el contrato sin coste en los 30 días siguientes a la información o al cambio, si este es posterior, salvo que le permitamos conservar la versión anterior sin coste adicional.`}

      ${c.part.free`Frente a los usuarios profesionales podemos modificar el servicio siempre que se conserve la finalidad pactada.`}`,
    fr: (c) => prose`
      ## Le service

      ${c.part.offer`Ce que nous proposons, avec ses caractéristiques essentielles et son prix, est décrit avec chaque offre.`} ${c.part.digital`Vous y trouvez aussi les fonctionnalités des produits numériques, les mesures de protection technique, le matériel et les logiciels nécessaires et, lorsqu’elle est connue, la durée minimale des mises à jour gratuites.`} Le service peut être indisponible par moments pour maintenance ou sécurité ; les interruptions prévues restent brèves.

      ${c.part.change`Sauf si sa conformité l’exige, nous ne modifions un service numérique à l’égard des consommateurs que pour une raison valable : l’adapter à un nouvel environnement technique ou à davantage d’utilisateurs, assurer la sécurité ou respecter la loi. Cela ne vous coûte rien et nous vous en informons clairement. Si la modification a pour vous des effets négatifs qui ne sont pas mineurs, nous vous informons au préalable, sur un support durable, de ses caractéristiques et de sa date ; vous pouvez alors mettre fin au contrat sans frais dans les 30 jours suivant cette information, ou suivant la modification si elle est postérieure, sauf si nous vous laissons la version inchangée sans surcoût.`}

      ${c.part.free`À l’égard des utilisateurs professionnels, nous pouvons modifier le service tant que son objet convenu est préservé.`}`,
    it: (c) => prose`
      ## Il servizio

      ${c.part.offer`Ciò che offriamo, con le sue caratteristiche principali e il prezzo, è descritto accanto a ogni offerta.`} ${c.part.digital`Lì trova anche le funzioni dei prodotti digitali, le misure tecniche di protezione, l’hardware e il software necessari e, se noto, il periodo minimo di aggiornamenti gratuiti.`} Il servizio può talvolta non essere disponibile per manutenzione o sicurezza; le interruzioni programmate sono brevi.

      ${c.part.change`Salvo che serva a mantenerne la conformità, modifichiamo un servizio digitale nei confronti dei consumatori solo per un motivo valido: per adattarlo a un nuovo ambiente tecnico o a più utenti, per sicurezza o perché lo richiede la legge. Non comporta costi per Lei e La informiamo in modo chiaro e comprensibile. Se la modifica ha per Lei effetti negativi non trascurabili, La informiamo prima, su un supporto durevole, delle sue caratteristiche e della data; Lei può allora recedere gratuitamente dal contratto entro 30 giorni da questa informazione o dalla modifica, se successiva, salvo che Le consentiamo di mantenere la versione precedente senza costi aggiuntivi.`}

      ${c.part.free`Nei confronti degli utenti professionali possiamo modificare il servizio purché ne resti la finalità concordata.`}`,
    nl: (c) => prose`
      ## De dienst

      ${c.part.offer`Wat wij aanbieden, met de belangrijkste kenmerken en de prijs, beschrijven wij bij elk aanbod.`} ${c.part.digital`Daar staan ook de functies van digitale producten, technische beveiliging, de nodige hard- en software en, voor zover bekend, de minimumperiode van gratis updates.`} De dienst kan soms niet beschikbaar zijn voor onderhoud of om redenen van veiligheid; geplande onderbrekingen houden wij kort.

      ${c.part.change`Tenzij het nodig is om hem conform te houden, wijzigen wij een digitale dienst tegenover consumenten alleen om een geldige reden: om hem aan te passen aan nieuwe techniek of meer gebruikers, voor de veiligheid of omdat de wet het eist. Dat kost u niets en wij informeren u duidelijk en begrijpelijk. Heeft de wijziging voor u negatieve gevolgen die niet gering zijn, dan informeren wij u vooraf op een duurzame gegevensdrager over de kenmerken en het tijdstip; u mag de overeenkomst dan binnen 30 dagen na die informatie of, als die later is, na de wijziging kosteloos beëindigen, tenzij wij u de ongewijzigde versie zonder extra kosten laten behouden.`}

      ${c.part.free`Tegenover zakelijke gebruikers mogen wij de dienst wijzigen zolang het overeengekomen doel behouden blijft.`}`,
  },
});
