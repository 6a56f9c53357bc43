import { has, prose } from '../../document/authoring.ts';
import { isFirmware } from '../conditions.ts';
import { clause, type EulaQuestions } from './clause.ts';

// Apple's instructions, point 2. Back-up copies: Directive 2009/24/EC, Article 5(2); CDPA 1988 s. 50A.
type Given = { readonly [Q in 'licence_kind' | 'use_scope']?: EulaQuestions[Q] | undefined };

/** Teaching is neither private nor the business of a firm: a licence for education has a scope of its own. */
function forTeaching({ licence_kind }: Given): boolean {
  return licence_kind === 'educational';
}

export const scope = clause({
  id: 'eu.scope',
  version: 2,
  parts: {
    educational: { meets: ['practice-eu-grant'], when: (a) => forTeaching(a) },
    personal: { meets: ['practice-eu-grant'], when: (a) => !forTeaching(a) && a.use_scope === 'personal' },
    business: { meets: ['practice-eu-grant'], when: (a) => !forTeaching(a) && a.use_scope === 'business' },
    // Whoever has consumers among the customers says that they are not meant.
    firms: {
      meets: [],
      when: (a) => !forTeaching(a) && a.use_scope === 'business' && a.consumer_type !== 'businesses',
    },
    both: { meets: ['practice-eu-grant'], when: (a) => !forTeaching(a) && a.use_scope === 'both' },
    apple: { meets: ['apple-eula-2'], when: (a) => a.apple_rider === 'yes' && has(a.app_stores, 'apple') },
    family: { meets: ['apple-eula-2'], when: (a) => a.family_sharing === 'yes' },
    one: { meets: ['swd-5', 'uk-cdpa-50'], when: (a) => a.copies === 'one' && !isFirmware(a) },
    none: { meets: ['swd-5', 'uk-cdpa-50'], when: (a) => a.copies === 'none' && !isFirmware(a) },
    any: { meets: [], when: (a) => a.copies === 'any' && !isFirmware(a) },
  },
  text: {
    de: (c) => prose`
      ## Umfang der Nutzung

      ${c.part.educational`Sie dürfen die Software für Unterricht, Studium und Forschung nutzen, nicht gewerblich.`} ${c.part.personal`Sie dürfen die Software zu privaten Zwecken nutzen, nicht gewerblich.`} ${c.part.business`Sie dürfen die Software für die internen Zwecke Ihres Unternehmens nutzen.`} ${c.part.firms`Für Verbraucher ist sie nicht bestimmt.`} ${c.part.both`Sie dürfen die Software zu privaten Zwecken und für die internen Zwecke Ihres Unternehmens nutzen.`}

      ${c.part.apple`Aus dem App Store bezogene Software dürfen Sie auf Geräten der Marke Apple nutzen, die Sie besitzen oder kontrollieren, wie es die Nutzungsregeln in den Bedingungen für Apple-Mediendienste erlauben; diese Lizenz ist nicht übertragbar. Personen, die über Familienfreigabe, Volumenlizenzierung oder als Nachlasskontakt Zugang haben, dürfen sie nach diesen Regeln ebenfalls nutzen.`} ${c.part.family`Wir haben die Familienfreigabe eingeschaltet.`}

      ${c.part.one`Sie dürfen eine Sicherungskopie anfertigen.`} ${c.part.none`Sicherungskopien dürfen Sie nur anfertigen, soweit sie nötig sind, um die künftige Nutzung zu sichern.`} ${c.part.any`Sie dürfen so viele Sicherungskopien anfertigen, wie Sie brauchen.`}`,
    en: (c) => prose`
      ## Scope of use

      ${c.part.educational`You may use the software for teaching, study and research, not commercially.`} ${c.part.personal`You may use the software for private purposes, not commercially.`} ${c.part.business`You may use the software for the internal purposes of your business.`} ${c.part.firms`It is not meant for consumers.`} ${c.part.both`You may use the software for private purposes and for the internal purposes of your business.`}

      ${c.part.apple`Software obtained from the App Store may be used on Apple-branded products that you own or control, as the Usage Rules of the Apple Media Services Terms and Conditions permit; this licence is non-transferable. People who have access through Family Sharing, volume purchasing or as a Legacy Contact may use it under those rules as well.`} ${c.part.family`We have switched Family Sharing on.`}

      ${c.part.one`You may make one back-up copy.`} ${c.part.none`You may make back-up copies only as far as they are needed to secure future use.`} ${c.part.any`You may make as many back-up copies as you need.`}`,
    es: (c) => prose`
      ## Alcance del uso

      ${c.part.educational`Puede utilizar el software para la enseñanza, el estudio y la investigación, no con fines comerciales.`} ${c.part.personal`Puede utilizar el software con fines privados, no comerciales.`} ${c.part.business`Puede utilizar el software para los fines internos de su empresa.`} ${c.part.firms`No está destinado a consumidores.`} ${c.part.both`Puede utilizar el software con fines privados y para los fines internos de su empresa.`}

      ${c.part.apple`El software obtenido en la App Store puede utilizarse en productos de la marca Apple que usted posea o controle, tal como permiten las reglas de uso de los términos y condiciones de los servicios multimedia de Apple; esta licencia no es transferible. Las personas que tengan acceso mediante «En familia», compras por volumen o como contacto de legado también pueden utilizarlo conforme a esas reglas.`} ${c.part.family`Hemos activado «En familia».`}

      ${c.part.one`Puede hacer una copia de seguridad.`} ${c.part.none`Solo puede hacer las copias de seguridad necesarias para asegurar el uso futuro.`} ${c.part.any`Puede hacer tantas copias de seguridad como necesite.`}`,
    fr: (c) => prose`
      ## Étendue de l’utilisation

      ${c.part.educational`Vous pouvez utiliser le logiciel pour l’enseignement, les études et la recherche, sans but commercial.`} ${c.part.personal`Vous pouvez utiliser le logiciel à des fins privées, non commerciales.`} ${c.part.business`Vous pouvez utiliser le logiciel pour les besoins internes de votre entreprise.`} ${c.part.firms`Il n’est pas destiné aux consommateurs.`} ${c.part.both`Vous pouvez utiliser le logiciel à des fins privées et pour les besoins internes de votre entreprise.`}

      ${c.part.apple`Un logiciel obtenu sur l’App Store peut être utilisé sur les produits de marque Apple que vous possédez ou contrôlez, comme le permettent les règles d’utilisation des conditions générales des services multimédias d’Apple ; cette licence n’est pas transférable. Les personnes qui y ont accès par le partage familial, l’achat en volume ou comme contact légataire peuvent aussi l’utiliser selon ces règles.`} ${c.part.family`Nous avons activé le partage familial.`}

      ${c.part.one`Vous pouvez faire une copie de sauvegarde.`} ${c.part.none`Vous ne pouvez faire que la copie de sauvegarde nécessaire pour préserver l’utilisation du logiciel.`} ${c.part.any`Vous pouvez faire autant de copies de sauvegarde que nécessaire.`}`,
    it: (c) => prose`
      ## Ambito d’uso

      ${c.part.educational`Può usare il software per l’insegnamento, lo studio e la ricerca, non per scopi commerciali.`} ${c.part.personal`Può usare il software per scopi privati, non commerciali.`} ${c.part.business`Può usare il software per gli scopi interni della Sua impresa.`} ${c.part.firms`Non è destinato ai consumatori.`} ${c.part.both`Può usare il software per scopi privati e per gli scopi interni della Sua impresa.`}

      ${c.part.apple`Il software ottenuto dall’App Store può essere usato sui prodotti a marchio Apple che Lei possiede o controlla, come consentono le regole di utilizzo dei termini e condizioni dei servizi multimediali Apple; questa licenza non è trasferibile. Anche le persone che vi hanno accesso con «In famiglia», con acquisti in volume o come contatto erede possono usarlo secondo tali regole.`} ${c.part.family`Abbiamo attivato «In famiglia».`}

      ${c.part.one`Può fare una copia di riserva.`} ${c.part.none`Può fare soltanto le copie di riserva necessarie per garantire l’uso futuro.`} ${c.part.any`Può fare tutte le copie di riserva di cui ha bisogno.`}`,
    nl: (c) => prose`
      ## Omvang van het gebruik

      ${c.part.educational`U mag de software gebruiken voor onderwijs, studie en onderzoek, niet commercieel.`} ${c.part.personal`U mag de software voor privédoeleinden gebruiken, niet commercieel.`} ${c.part.business`U mag de software gebruiken voor de interne doeleinden van uw bedrijf.`} ${c.part.firms`Voor consumenten is die niet bestemd.`} ${c.part.both`U mag de software gebruiken voor privédoeleinden en voor de interne doeleinden van uw bedrijf.`}

      ${c.part.apple`Software uit de App Store mag worden gebruikt op producten van het merk Apple die u bezit of beheert, zoals de gebruiksregels van de voorwaarden voor Apple mediadiensten toestaan; deze licentie is niet overdraagbaar. Wie toegang heeft via Delen met gezin, volumeaankopen of als nalatenschapscontact, mag de software volgens die regels ook gebruiken.`} ${c.part.family`Wij hebben Delen met gezin ingeschakeld.`}

      ${c.part.one`U mag één reservekopie maken.`} ${c.part.none`Reservekopieën mag u alleen maken als dat nodig is om later gebruik veilig te stellen.`} ${c.part.any`U mag zoveel reservekopieën maken als u nodig hebt.`}`,
  },
});
