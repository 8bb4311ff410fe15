export const TYPESCRIPT_FLAGS: readonly string[];
