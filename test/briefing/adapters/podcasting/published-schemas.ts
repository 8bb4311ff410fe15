/** JSON chapters 1.2.0 of the Podcasting 2.0 namespace: what its document requires, and nothing that it does not know. */
export const CHAPTERS_SCHEMA = {
  type: 'object',
  required: ['version', 'chapters'],
  additionalProperties: false,
  properties: {
    version: { const: '1.2.0' },
    author: { type: 'string' },
    title: { type: 'string' },
    podcastName: { type: 'string' },
    description: { type: 'string' },
    fileName: { type: 'string' },
    waypoints: { type: 'boolean' },
    chapters: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['startTime'],
        additionalProperties: false,
        properties: {
          startTime: { type: 'number', minimum: 0 },
          endTime: { type: 'number', minimum: 0 },
          title: { type: 'string', minLength: 1 },
          img: { type: 'string', pattern: '^https?://[\\x21-\\x7e]+$' },
          url: { type: 'string', pattern: '^https?://[\\x21-\\x7e]+$' },
          toc: { type: 'boolean' },
          location: { type: 'object' },
        },
      },
    },
  },
};

/** The JSON transcript of the same namespace, version 1.0.0. */
export const TRANSCRIPT_SCHEMA = {
  type: 'object',
  required: ['version', 'segments'],
  additionalProperties: false,
  properties: {
    version: { const: '1.0.0' },
    segments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['startTime', 'body'],
        additionalProperties: false,
        properties: {
          speaker: { type: 'string' },
          startTime: { type: 'number', minimum: 0 },
          endTime: { type: 'number', minimum: 0 },
          body: { type: 'string', minLength: 1 },
        },
      },
    },
  },
};
