import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What of JSON Schema the description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}
type Content = Readonly<Record<string, { schema: Schema }>>;
export interface Operation {
  operationId?: string;
  parameters?: readonly { in: 'path' | 'query'; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses?: Readonly<Record<string, { content?: Content }>>;
}
interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** The interface as the server itself describes it. */
export interface Description {
  /** Of a route as `METHOD /path`, that of a call below `/api/v1`; undefined where it is not described. */
  operation(route: string): Operation | undefined;
  /** The schema itself, where it stands among the shared ones. */
  resolve(schema: Schema): Schema;
  /** What in an answer is not as described; null for what is. */
  fault(operation: Operation, status: number, answer: unknown): string | null;
}

export async function readDescription(app: FastifyInstance): Promise<Description> {
  const { body } = await app.inject({ url: '/api/v1/openapi.json' });
  // Where the library that checks against it looks for shared schemas.
  const text = body.replaceAll('#/components/schemas/', '#/$defs/');
  const { paths, components } = JSON.parse(text) as Document;
  const checks = new Map<Schema, z.ZodType>();
  const checkOf = (schema: Schema): z.ZodType => {
    const known = checks.get(schema);
    const json = { ...schema, $defs: components.schemas };
    const check = known ?? z.fromJSONSchema(json as Parameters<typeof z.fromJSONSchema>[0]);
    checks.set(schema, check);
    return check;
  };
  return {
    operation(route) {
      const [method = '', path = ''] = route.split(' ');
      const named = path.replaceAll(/:(\w+)/g, '{$1}');
      return (paths[`/api/v1${named}`] ?? paths[named])?.[method.toLowerCase()];
    },
    resolve: (schema) => {
      const { $ref } = schema;
      return $ref === undefined ? schema : (components.schemas[$ref.slice('#/$defs/'.length)] ?? {});
    },
    fault({ responses = {} }, status, answer) {
      const described = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
      if (described === undefined) return `status ${status} is not described`;
      const schema = Object.values(described.content ?? {})[0]?.schema;
      if (schema === undefined) return null;
      const { error } = checkOf(schema).safeParse(answer);
      return error === undefined ? null : z.prettifyError(error);
    },
  };
}
