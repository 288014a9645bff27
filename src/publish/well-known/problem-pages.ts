import { PROBLEMS, type ProblemKind } from "../../contract/problems.ts";
import { RESPONSE_NAMES, PROBLEM_GUIDE } from "../../render/openapi/problem-guide.ts";
