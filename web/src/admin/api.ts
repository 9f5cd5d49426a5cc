// Requests of the administration pages.
import { type Answer, ask } from "../api";
import type { AdminInstance, AdminKey, AdminPeople, AdminTables, Retention } from "../wire";

const post = <T>(path: string, body: unknown = {}) => ask<T>(`/api/admin/${path}`, { method: "POST", body });
const drop = (path: string) => ask<null>(`/api/admin/${path}`, { method: "DELETE" });

export type Verdict = "mute" | "unmute" | "remove";

export const admin = {
  signIn: (key: AdminKey) => post<null>("session", key),
  signOut: () => drop("session"),
  instance: () => ask<AdminInstance>("/api/admin/instance"),
  tables: (search: string, status: string, offset: number): Promise<Answer<AdminTables>> =>
    ask(`/api/admin/tables?${new URLSearchParams({ search, status, offset: String(offset) })}`),
  deleteTable: (id: string) => drop(`tables/${encodeURIComponent(id)}`),
  people: (search: string, offset: number): Promise<Answer<AdminPeople>> =>
    ask(`/api/admin/people?${new URLSearchParams({ search, offset: String(offset) })}`),
  judge: (person: number, verdict: Verdict) => post<null>(`people/${person}/${verdict}`),
  clear: () => post<Retention>("retention"),
};
