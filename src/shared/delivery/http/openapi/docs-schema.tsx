import type { JsonSchema } from '../dto.js';
import { wordsFor } from '../validation/explain.js';

export type Schemas = Readonly<Record<string, JsonSchema>>;

export const nameOf = (schema: JsonSchema): string | undefined => schema.$ref?.split('/').at(-1);

/** What a value is, in words; classes of the contract as links to where they are told. */
export function Shape({ schema }: { readonly schema: JsonSchema }) {
  const name = nameOf(schema);
  if (name !== undefined) return <a href={`#${name}`}>{name}</a>;
  if (schema.items?.$ref !== undefined) {
    return (
      <>
        {wordsFor(schema)}: <Shape schema={schema.items} />
      </>
    );
  }
  const alternatives = schema.anyOf?.filter((one) => one.$ref !== undefined) ?? [];
  if (alternatives.length === 0)
    return <>{schema.type === undefined && !schema.anyOf ? 'any JSON' : wordsFor(schema)}</>;
  return (
    <>
      {schema.anyOf?.map((one, at) => (
        <>
          {at > 0 && ' or '}
          <Shape schema={one} />
        </>
      ))}
    </>
  );
}

/** A text with `words for machines` between backticks, as CommonMark has them. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part))}</>
);

export interface ShownField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly description?: string;
}

export function FieldTable({ fields, title }: { readonly fields: readonly ShownField[]; readonly title: string }) {
  return (
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">What it is</th>
            <th scope="col">Needed</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, schema, required, description = schema.description }) => (
            <tr>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <Shape schema={schema} />
                {description !== undefined && (
                  <div class="soft">
                    <Prose text={description} />
                  </div>
                )}
              </td>
              <td>{required ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Fields({ schema }: { readonly schema: JsonSchema }) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: schema.required?.includes(name) === true,
  }));
  if (fields.length === 0) return <p class="soft">No fields.</p>;
  return <FieldTable title="Field" fields={fields} />;
}
