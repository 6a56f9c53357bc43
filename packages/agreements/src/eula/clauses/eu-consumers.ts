import { has, prose } from '../../document/authoring.ts';
import { consumersToo, isPaid, isRemunerated } from '../conditions.ts';
import { clause, type EulaQuestions } from './clause.ts';

type Given = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const inUnion = (a: Given): boolean => has(a.laws, 'eu_software') && isRemunerated(a);

// Directive (EU) 2019/770, Articles 3(1), 11, 14 and 16; Consumer Rights Act 2015, s. 33-36, 42-46; ACL s. 54-64. Nobody
// owes the remedies of the directive for what costs neither money nor data.
export const euConsumers = clause({
  id: 'eu.eu_consumers',
  version: 2,
  when: (a) => consumersToo(a) && (inUnion(a) || has(a.laws, 'uk_software', 'au_software')),
  parts: {
    eu: { meets: ['dcd-eula', 'pld-eula'], when: (a) => inUnion(a) },
    priced: { meets: [], when: (a) => isPaid(a) },
    data: { meets: [], when: (a) => isPaid(a) && a.data_collection !== 'none' },
    uk: { meets: ['uk-cra-digital'], when: (a) => has(a.laws, 'uk_software') },
    bought: { meets: [], when: (a) => isPaid(a) },
    australia: { meets: ['au-acl-software'], when: (a) => has(a.laws, 'au_software') },
  },
  text: {
    de: (c) => prose`
      ## Rechte von Verbrauchern

      ${c.part.eu`Verbraucher in der Europäischen Union: Entspricht die Software nicht dem Vertrag, können Sie verlangen, dass wir sie kostenlos und ohne erhebliche Unannehmlichkeiten in Ordnung bringen. Gelingt das nicht, können Sie ${c.part.priced`den Preis mindern oder`} den Vertrag beenden ${c.part.priced`und erhalten Zahlungen zurück`}. ${c.part.data`Das gilt auch, wenn Sie statt eines Preises personenbezogene Daten bereitgestellt haben.`} Wir haften für Mängel, die sich innerhalb von zwei Jahren nach der Bereitstellung zeigen, bei dauernder Bereitstellung während ihrer ganzen Zeit; längere Fristen Ihres Landes gelten stattdessen.`}

      ${c.part.uk`Verbraucher im Vereinigten Königreich: ${c.part.bought`Digitale Inhalte müssen von zufriedenstellender Qualität, für ihren Zweck geeignet und wie beschrieben sein (Consumer Rights Act 2015). Andernfalls haben Sie Anspruch auf Nachbesserung oder Ersatz, sonst auf Minderung.`} Beschädigt die Software Ihr Gerät oder andere digitale Inhalte, weil wir nicht sorgfältig gehandelt haben, beheben wir den Schaden oder entschädigen Sie.`}

      ${c.part.australia`Verbraucher in Australien: Für unsere Software gelten Garantien, die nach dem australischen Verbraucherrecht nicht ausgeschlossen werden können. Bei einem schwerwiegenden Mangel können Sie Ersatz oder Erstattung und den Ausgleich vernünftigerweise vorhersehbarer Schäden verlangen.`}`,
    en: (c) => prose`
      ## Rights of consumers

      ${c.part.eu`Consumers in the European Union: if the software does not conform to the contract, you may require us to put it right free of charge and without significant inconvenience. If that fails, you may ${c.part.priced`ask for a price reduction or`} end the contract ${c.part.priced`and receive payments back`}. ${c.part.data`This also applies if you provided personal data instead of a price.`} We are liable for a lack of conformity that appears within two years of supply or, where supply is continuous, during all of its time; longer periods of your country apply instead.`}

      ${c.part.uk`Consumers in the United Kingdom: ${c.part.bought`digital content must be of satisfactory quality, fit for purpose and as described (Consumer Rights Act 2015). Otherwise you are entitled to repair or replacement, failing which to a price reduction;`} if the software damages your device or other digital content because we did not use reasonable care and skill, we repair the damage or compensate you.`}

      ${c.part.australia`Consumers in Australia: our software comes with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you may ask for a replacement or refund and for compensation for reasonably foreseeable loss or damage.`}`,
    es: (c) => prose`
      ## Derechos de los consumidores

      ${c.part.eu`Consumidores de la Unión Europea: si el software no es conforme con el contrato, puede exigir que lo corrijamos gratuitamente y sin mayores inconvenientes. Si no se logra, puede ${c.part.priced`exigir una reducción del precio o`} resolver el contrato ${c.part.priced`y recuperar lo pagado`}. ${c.part.data`También se aplica si facilitó datos personales en lugar de pagar un precio.`} Respondemos de las faltas de conformidad que se manifiesten en los dos años siguientes al suministro o, si este es continuo, durante toda su duración; si su país prevé plazos más largos, se aplican estos.`}

      ${c.part.uk`Consumidores del Reino Unido: ${c.part.bought`los contenidos digitales deben ser de calidad satisfactoria, aptos para su fin y conformes con su descripción (Consumer Rights Act 2015). En otro caso tiene derecho a la reparación o sustitución y, en su defecto, a una reducción del precio;`} si el software daña su dispositivo u otros contenidos digitales porque no actuamos con la diligencia debida, reparamos el daño o le indemnizamos.`}

      ${c.part.australia`Consumidores de Australia: nuestro software cuenta con garantías que no pueden excluirse según la ley australiana de consumo. En caso de fallo grave puede pedir la sustitución o el reembolso y una indemnización por los daños razonablemente previsibles.`}`,
    fr: (c) => prose`
      ## Droits des consommateurs

      ${c.part.eu`Consommateurs dans l’Union européenne : si le logiciel n’est pas conforme au contrat, vous pouvez exiger sa mise en conformité sans frais et sans inconvénient majeur. À défaut, vous pouvez ${c.part.priced`obtenir une réduction du prix ou`} mettre fin au contrat ${c.part.priced`et être remboursé`}. ${c.part.data`Il en va de même si vous avez fourni des données à caractère personnel au lieu de payer un prix.`} Nous répondons des défauts de conformité qui apparaissent dans les deux ans suivant la fourniture ou, si elle est continue, pendant toute sa durée ; les délais plus longs de votre pays s’appliquent à la place.`}

      ${c.part.uk`Consommateurs au Royaume-Uni : ${c.part.bought`les contenus numériques doivent être de qualité satisfaisante, aptes à leur usage et conformes à leur description (Consumer Rights Act 2015). Sinon, vous avez droit à la réparation ou au remplacement et, à défaut, à une réduction du prix ;`} si le logiciel endommage votre appareil ou d’autres contenus numériques parce que nous n’avons pas agi avec soin, nous réparons le dommage ou vous indemnisons.`}

      ${c.part.australia`Consommateurs en Australie : notre logiciel est assorti de garanties qui ne peuvent être exclues selon le droit australien de la consommation. En cas de défaillance majeure, vous pouvez demander un remplacement ou un remboursement et une indemnisation des pertes raisonnablement prévisibles.`}`,
    it: (c) => prose`
      ## Diritti dei consumatori

      ${c.part.eu`Consumatori nell’Unione europea: se il software non è conforme al contratto, può chiedere che lo correggiamo senza spese e senza notevoli inconvenienti. Se non riesce, può ${c.part.priced`ottenere una riduzione del prezzo o`} sciogliere il contratto ${c.part.priced`e riavere quanto pagato`}. ${c.part.data`Ciò vale anche se ha fornito dati personali invece di pagare un prezzo.`} Rispondiamo dei difetti di conformità che si manifestano entro due anni dalla fornitura o, se questa è continuativa, per tutta la sua durata; se il Suo Paese prevede termini più lunghi, si applicano quelli.`}

      ${c.part.uk`Consumatori nel Regno Unito: ${c.part.bought`i contenuti digitali devono essere di qualità soddisfacente, idonei allo scopo e conformi alla descrizione (Consumer Rights Act 2015). Altrimenti ha diritto alla riparazione o alla sostituzione e, in mancanza, a una riduzione del prezzo;`} se il software danneggia il Suo dispositivo o altri contenuti digitali perché non abbiamo agito con la dovuta diligenza, ripariamo il danno o La risarciamo.`}

      ${c.part.australia`Consumatori in Australia: il nostro software è assistito da garanzie che secondo il diritto australiano dei consumatori non possono essere escluse. In caso di grave difetto può chiedere la sostituzione o il rimborso e il risarcimento dei danni ragionevolmente prevedibili.`}`,
    nl: (c) => prose`
      ## Rechten van consumenten

      ${c.part.eu`Consumenten in de Europese Unie: voldoet de software niet aan de overeenkomst, dan kunt u verlangen dat wij die kosteloos en zonder ernstige overlast in orde brengen. Lukt dat niet, dan kunt u ${c.part.priced`prijsvermindering verlangen of`} de overeenkomst ontbinden ${c.part.priced`en krijgt u betalingen terug`}. ${c.part.data`Dat geldt ook als u persoonsgegevens hebt verstrekt in plaats van een prijs te betalen.`} Wij staan in voor gebreken die binnen twee jaar na de levering blijken of, bij doorlopende levering, tijdens de hele duur daarvan; langere termijnen van uw land gelden in plaats daarvan.`}

      ${c.part.uk`Consumenten in het Verenigd Koninkrijk: ${c.part.bought`digitale inhoud moet van bevredigende kwaliteit zijn, geschikt voor het doel en zoals beschreven (Consumer Rights Act 2015). Anders hebt u recht op herstel of vervanging en bij gebreke daarvan op prijsvermindering;`} beschadigt de software uw apparaat of andere digitale inhoud doordat wij niet zorgvuldig hebben gehandeld, dan herstellen wij de schade of vergoeden wij die.`}

      ${c.part.australia`Consumenten in Australië: voor onze software gelden garanties die volgens het Australische consumentenrecht niet kunnen worden uitgesloten. Bij een ernstig gebrek kunt u vervanging of terugbetaling vragen en vergoeding van redelijkerwijs voorzienbare schade.`}`,
  },
});
