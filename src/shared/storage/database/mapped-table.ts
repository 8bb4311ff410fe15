import { EntitySchema, type EntitySchemaColumnOptions, type ValueTransformer } from 'typeorm';

/** The PostgreSQL types that hold such a value. bigint comes back as a number, as from Database. */
type TypeOf<Value> = [Value] extends [boolean]
  ? 'boolean'
  : [Value] extends [number]
    ? 'int' | 'bigint' | 'real'
    : [Value] extends [string]
      ? 'text' | 'uuid' | 'tsvector'
      : [Value] extends [Buffer]
        ? 'bytea'
        : 'json' | 'jsonb' | 'text' | 'int';

type Column<Value> = Omit<EntitySchemaColumnOptions, 'type' | 'nullable'> &
  ({ readonly type: TypeOf<NonNullable<Value>> } | TransformedBytes) &
  (null extends Value ? { readonly nullable: true } : { readonly nullable?: false });

interface TransformedBytes {
  readonly type: 'bytea';
  readonly transformer: ValueTransformer;
}

/** A column of bytes, in hexadecimal digits in its rows, as digests are passed around. */
export const hexDigest = {
  type: 'bytea',
  transformer: {
    to: (digits: string): Buffer => Buffer.from(digits, 'hex'),
    from: (bytes: Buffer): string => bytes.toString('hex'),
  },
} as const satisfies TransformedBytes;

/**
 * Maps all columns of a table of ours, each named once. A test compares them with the migrated schema: type, null,
 * default, primary key, collation. Indexes and constraints are what the migrations say.
 */
export const mapTable = <Row extends object>(
  path: `${string}.${string}`,
  columns: { readonly [Name in keyof Row]-?: Column<Row[Name]> },
): EntitySchema<Row> => {
  const [schema, tableName] = path.split('.');
  return new EntitySchema<Row>({
    // It becomes the alias in statements.
    name: path.replace('.', '_'),
    ...(schema !== undefined && { schema }),
    ...(tableName !== undefined && { tableName }),
    columns: columns,
  });
};

/**
 * All columns of a mapped table, named as in its rows, for SQL that gives such rows: `alias` is its name there. By their
 * names: a statement that was prepared with `*` fails as soon as a later version has added a column.
 */
export const columnsOf = <Row>(table: EntitySchema<Row>, alias: string): string =>
  Object.entries<EntitySchemaColumnOptions | undefined>(table.options.columns)
    .map(([field, column]) => `${alias}.${column?.name ?? field} as "${field}"`)
    .join(', ');
